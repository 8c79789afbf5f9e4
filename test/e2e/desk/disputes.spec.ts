import { expect, type Page } from '@playwright/test'
import { axeFindsInBothSchemes } from '../support/axe.ts'
import { actForm, deskSite, test } from '../support/desk-journey.ts'
import { beDevice, paidOrder } from '../support/paid-order.ts'
import { readSiteDatabase } from '../support/site-database.ts'

const site = deskSite()

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a payer disputes a payment, and the desk sees it until the bank decides', async ({
      page,
      browser,
    }) => {
      const { order, auid } = await paidOrder(site.origin)
      const bank = await browser.newPage({ viewport: { width, height: 900 } })
      await bank.goto(await paymentPageOf(order.orderCode))
      await expect(bank.getByText('The payer hasn’t disputed this payment.')).toBeVisible()
      expect(await axeFindsInBothSchemes(bank)).toEqual([])
      await bank.getByRole('button', { name: 'Dispute the payment' }).click()
      await expect(bank.getByText('This payment is disputed.')).toBeVisible()

      await site.signIn(page, 'finance')
      const queue = page.locator('#disputes')
      await shows(page, `${site.origin}/en/desk/queues`, async () => {
        await expect(queue.getByRole('link', { name: order.orderCode })).toBeVisible({
          timeout: 500,
        })
      })
      await expect(queue.getByText(/Not received · sandbox/).first()).toBeVisible()
      expect(await axeFindsInBothSchemes(page)).toEqual([])
      await queue.getByRole('link', { name: order.orderCode }).click()

      await expect(page.getByRole('heading', { level: 1 })).toContainText(order.orderCode)
      await expect(page.locator('#problems')).toContainText(/The payer disputes .+ by /)
      const dispute = page.locator('#disputes').getByRole('row').nth(1)
      await expect(dispute).toContainText('Not received')
      await expect(dispute).toContainText('Evidence needed')
      await expect(page.locator('#payments')).toContainText('Disputed')
      await expect(page.locator('#timeline')).toContainText('Payment disputed')
      // Nothing can be refunded, and the desk says why in place of the forms.
      await expect(actForm(page, 'propose-refund')).toHaveCount(0)
      await expect(actForm(page, 'quote-refund')).toHaveCount(0)
      await expect(page.locator('[data-disputed]')).toContainText('disputed with the bank')
      expect(await axeFindsInBothSchemes(page)).toEqual([])

      // The traveller's order stays as it is, says so, and promises nothing.
      const context = await browser.newContext({ viewport: { width, height: 900 } })
      await beDevice(context, site.origin, auid)
      const traveller = await context.newPage()
      await traveller.goto(`${site.origin}/en/order/${order.orderCode}`)
      await expect(traveller.locator('[data-order-status="confirmed"]')).toBeVisible()
      await expect(traveller.locator('[data-dispute="open"]')).toContainText(
        'disputed the payment at their bank',
      )
      await expect(traveller.getByText('You can’t cancel at the moment')).toBeVisible()
      await expect(traveller.getByRole('link', { name: 'Cancel flight' })).toHaveCount(0)
      expect(await axeFindsInBothSchemes(traveller)).toEqual([])
      const form = await traveller.goto(`${site.origin}/en/refund-form/${order.orderCode}`)
      expect(form?.status()).toBe(409)
      await expect(traveller.locator('[data-error="PAYMENT_DISPUTED"]')).toContainText(
        'Nothing was changed.',
      )
      expect(await axeFindsInBothSchemes(traveller)).toEqual([])

      const won = width === 360
      await bank
        .getByRole('button', { name: won ? 'Decide for Sojourn' : 'Decide for the payer' })
        .click()
      await expect(bank.getByText('The dispute was decided for')).toBeVisible()
      await shows(page, `${site.origin}/en/desk/orders/${order.orderCode}`, async () => {
        await expect(page.locator('#disputes')).toContainText(won ? 'Won' : 'Lost', {
          timeout: 500,
        })
      })
      await expect(page.locator('#problems')).toHaveCount(0)
      await traveller.goto(`${site.origin}/en/order/${order.orderCode}`)
      await expect(traveller.locator('[data-dispute="decided"]')).toHaveCount(won ? 0 : 1)
      await expect(traveller.getByText('Returned by your bank')).toHaveCount(won ? 0 : 1)
      await expect(page.locator('#timeline')).toContainText(won ? 'Dispute won' : 'Dispute lost')
      await expect(actForm(page, 'propose-refund')).toHaveCount(won ? 1 : 0)
      await page.goto(`${site.origin}/en/desk/queues`)
      await expect(queue.getByRole('link', { name: order.orderCode })).toHaveCount(0)
    })
  })
}

/** Reloads a page until it shows what a job has done meanwhile. */
async function shows(page: Page, address: string, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto(address)
    await check()
  }).toPass({ timeout: 20_000 })
}

/** Returns the address of the gateway's page on which an order was paid. */
async function paymentPageOf(orderCode: string): Promise<string> {
  const [session] = await readSiteDatabase<{ id: string }>(
    site.dataDir,
    'select id from sandbox_gateway_session where description = $1',
    [orderCode],
  )
  return `${site.origin}/gateway/sandbox/pay/${session?.id}`
}
