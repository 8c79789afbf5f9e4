import { type Browser, expect, type Page } from '@playwright/test'
import {
  atBothWidths,
  onPhone,
  reachableAtBothWidths,
  usableAtBothWidths,
} from '../support/both-widths.ts'
import { actForm, deskSite, test } from '../support/desk-journey.ts'
import { beDevice, paidOrder, unpaidOrder } from '../support/paid-order.ts'
import { paymentPageOf } from '../support/payment-page.ts'

const site = deskSite()

test.describe('at both widths', () => {
  test.use(onPhone)

  test('what the payer’s bank returned is on the order, and nothing more can be refunded', async ({
    page,
    browser,
  }) => {
    const { order, auid } = await paidOrder(site.origin)
    const bank = await openBank(browser, order.orderCode)
    await expect(bank.getByText('The payer hasn’t disputed this payment.')).toBeVisible()
    await usableAtBothWidths(bank, bank.getByRole('button', { name: 'Dispute the payment' }))
    await dispute(bank)
    await reachableAtBothWidths(bank, bank.getByRole('button', { name: 'Decide for the payer' }))
    await site.signIn(page, 'finance')
    await shows(page, `${site.origin}/en/desk/orders/${order.orderCode}`, async () => {
      await expect(page.locator('#disputes')).toContainText('Evidence needed', { timeout: 500 })
    })
    await decide(bank, 'Decide for the payer')
    await shows(page, `${site.origin}/en/desk/orders/${order.orderCode}`, async () => {
      await expect(page.locator('#disputes')).toContainText('Lost', { timeout: 500 })
    })
    await atBothWidths(page, async () => {
      await expect(page.locator('#problems')).toHaveCount(0)
      await expect(page.locator('#payments')).toContainText('Returned by bank')
      await expect(page.locator('#timeline')).toContainText('Dispute lost')
      await expect(actForm(page, 'propose-refund')).toHaveCount(0)
    })
    const context = await browser.newContext(onPhone)
    await beDevice(context, site.origin, auid)
    const traveller = await context.newPage()
    await traveller.goto(`${site.origin}/en/order/${order.orderCode}`)
    await atBothWidths(traveller, async () => {
      await expect(traveller.locator('[data-dispute="decided"]')).toBeVisible()
      await expect(traveller.getByText('Returned by your bank')).toBeVisible()
    })
    await context.close()
    await page.goto(`${site.origin}/en/desk/queues`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(
      page.locator('#disputes').getByRole('link', { name: order.orderCode }),
    ).toHaveCount(0)
  })

  test('flights that the airline changes during a dispute can be answered, and not refunded', async ({
    browser,
  }) => {
    const { order, auid } = await paidOrder(site.origin)
    const bank = await openBank(browser, order.orderCode)
    await dispute(bank)
    await delay(order)
    const context = await browser.newContext(onPhone)
    await beDevice(context, site.origin, auid)
    const traveller = await context.newPage()
    const address = `${site.origin}/en/order/${order.orderCode}`
    await shows(traveller, address, async () => {
      await expect(traveller.locator('[data-dispute="open"]')).toContainText(
        'You can still answer the change below.',
        { timeout: 500 },
      )
    })
    await expect(traveller.getByText('A refund isn’t possible yet')).toBeVisible()
    await expect(traveller.getByRole('link', { name: 'Get a full refund' })).toHaveCount(0)
    await usableAtBothWidths(
      traveller,
      traveller.getByRole('link', { name: 'Accept the new times' }),
    )
    await traveller.getByRole('link', { name: 'Choose other flights (free)' }).click()
    await expect(traveller.locator('[data-error]')).toHaveCount(0)
    await expect(traveller.getByText('Free of charge').first()).toBeVisible()
    await context.close()
  })

  test('finance is told that nothing of an unpaid order is theirs to do', async ({ page }) => {
    const { orderCode } = await unpaidOrder(site.origin)
    await site.openOrder(page, orderCode, 'finance')
    await expect(page.locator('#acts').getByText('nothing your role can do')).toBeVisible()
  })
})

/** Lets the airline move an order's flights by four hours. */
async function delay({ items }: Awaited<ReturnType<typeof paidOrder>>['order']): Promise<void> {
  const bookingCode = items[0]?.flight?.bookingCodes[0]?.code
  const answer = await fetch(`${site.origin}/dev/world`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scheduleChanges: [{ bookingCode, minutes: 240 }] }),
  })
  expect(answer.status).toBe(200)
}

/** Decides the dispute on the bank's page. */
async function decide(bank: Page, how: string): Promise<void> {
  await bank.getByRole('button', { name: how }).click()
  await expect(bank.getByText('The dispute was decided for')).toBeVisible()
}

/** Reloads a page until it shows what a job has done meanwhile. */
async function shows(page: Page, address: string, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto(address)
    await check()
  }).toPass()
}

/** Opens the sandbox's page about an order's payment, as the payer's bank. */
async function openBank(browser: Browser, orderCode: string): Promise<Page> {
  const bank = await browser.newPage(onPhone)
  await bank.goto(await paymentPageOf(site, orderCode))
  return bank
}

/** Disputes a payment, as its payer. */
async function dispute(bank: Page): Promise<void> {
  await bank.getByRole('button', { name: 'Dispute the payment' }).click()
  await expect(bank.getByText('This payment is disputed.')).toBeVisible()
}
