import { expect, type Page } from '@playwright/test'
import type { OrderActName } from '../../../src/web/desk/order/order-act-names.ts'
import {
  atBothWidths,
  onPhone,
  reachableAtBothWidths,
  usableAtBothWidths,
} from '../support/both-widths.ts'
import {
  actForm,
  deskSite,
  openAct,
  openPart,
  send,
  sendAct,
  test,
  why,
} from '../support/desk-journey.ts'
import { documentHydrated } from '../support/hydrated.ts'
import { paidOrder, pay, unpaidOrder } from '../support/paid-order.ts'

const site = deskSite()
test.afterEach(() => site.airlines({ faults: { issue: null, lookUp: null } }))

/** Returns how often the order's timeline tells of an act of staff. */
const logged = (page: Page, act: string) =>
  page.locator('#timeline').getByRole('row', { name: 'Staff' }).filter({ hasText: act })

/** Unfolds calls, jobs and the ledger. */
const openBehind = (page: Page) => openAct(page, 'Prices in detail, calls, jobs and ledger')

const confirmed = async () => (await paidOrder(site.origin)).order.orderCode

const confirmedTwice = (page: Page) =>
  expect(async () => {
    await page.reload()
    await expect(page.locator('#mails tbody tr')).toHaveCount(2, { timeout: 1000 })
  }).toPass()

interface Tried {
  act: OrderActName
  title: string
  /** As the log names it. */
  logs: string
  order(): Promise<string>
  fill?(page: Page): Promise<void>
  shows?(page: Page): Promise<void>
}

const acts: Tried[] = [
  {
    act: 'resend-documents',
    title: 'Send the confirmation again',
    logs: 'Sent a mail again',
    order: confirmed,
    shows: confirmedTwice,
  },
  {
    act: 'reissue',
    title: 'Issue documents again',
    logs: 'Issued documents again',
    order: confirmed,
    shows: (page) =>
      expect(page.locator('#timeline').getByText('Documents issued again')).toBeVisible(),
  },
  {
    act: 'release',
    title: 'Release the unpaid order',
    logs: 'Released an unpaid order',
    order: async () => (await unpaidOrder(site.origin)).orderCode,
    shows: (page) => expect(page.locator('#payables').getByText('Withdrawn')).toBeVisible(),
  },
  {
    act: 'look-up',
    title: 'Look up at the supplier',
    logs: 'Looked up at the supplier',
    async order() {
      const unpaid = await unpaidOrder(site.origin)
      const faults = { issue: { mode: 'timeout' }, lookUp: { mode: 'error' } }
      await site.airlines({ faults })
      await pay(site.origin, unpaid)
      return unpaid.orderCode
    },
  },
]

test.describe('at both widths', () => {
  test.use(onPhone)

  for (const { act, title, logs, order, fill, shows } of acts) {
    test(`support: ${title}`, async ({ page }) => {
      const orderCode = await order()
      await site.openOrder(page, orderCode, 'support')
      await openAct(page, title)
      await fill?.(page)
      await reachableAtBothWidths(page, actForm(page, act).getByRole('button').first())
      await sendAct(page, act)
      await expect(logged(page, logs)).toHaveCount(1)
      await expect(logged(page, logs)).toContainText(`Siti Rahman: ${why}`)
      await shows?.(page)
      // What was done closes the form and empties it.
      if ((await actForm(page, act).count()) > 0) await expect(actForm(page, act)).toBeHidden()
    })
  }

  test('an order’s page shows what suppliers were asked and travellers were sent', async ({
    page,
  }) => {
    await site.openOrder(page, await confirmed(), 'finance')
    const calls = page.locator('#calls')
    await expect(async () => {
      await page.reload()
      await openBehind(page)
      const issued = calls.getByRole('row', { name: 'Issue tickets' })
      await expect(issued).toContainText('Done', { timeout: 1000 })
    }).toPass()
    await expect(calls.getByRole('row', { name: 'Start a payment' })).toContainText(/\d ms/)
    const told = page.locator('#everything').getByRole('row', { name: 'Supplier' })
    await expect(told.filter({ hasText: 'Issue tickets' })).toContainText('Done · Tickets issued')
    await expect(page.locator('#timeline').getByText('Confirmed by the supplier')).toBeVisible()
    await expect(page.locator('#timeline code')).toHaveCount(0)
    // The actions stay in view beside the timeline, and over no table below it.
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.locator('#mails').evaluate((mails) => mails.scrollIntoView())
    const acts = await page.locator('#acts').boundingBox()
    const tables = await page.locator('#payables').boundingBox()
    expect((acts?.y ?? 0) + (acts?.height ?? 0)).toBeLessThanOrEqual(tables?.y ?? 0)
    await page.setViewportSize({ width: 360, height: 900 })
    // What was sold, and on which terms, without unfolding anything.
    const sold = page.locator('#items')
    await expect(sold).toContainText(/[A-Z][A-Z0-9] ?\d{1,4}/)
    await expect(sold.getByText(/refund/i).first()).toBeVisible()
    await expect(sold.getByText('Checked bag').first()).toBeVisible()
    const mail = page.locator('#mails').getByRole('link', { name: /e-ticket/ })
    await usableAtBothWidths(page, mail)
    await mail.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('e-ticket')
    await atBothWidths(page, async () => {
      await expect(page.getByText(/access=…/)).toBeVisible()
      await expect(page.getByText(/^Attached: .+pdf/)).toBeVisible()
      await expect(page.getByText('Written in English.', { exact: true })).toBeVisible()
      await expect(page.getByText('There is no other version')).toBeVisible()
    })
    // One that doesn't exist says so, with the way back.
    for (const unknown of ['0e3c6f0e-0000-4000-8000-000000000000', 'nonsense']) {
      await page.goto(page.url().replace(/[^/]+$/, unknown))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find that mail')
    }
    await page.getByRole('link', { name: 'Back to the order' }).click()
    await expect(page.locator('#mails')).toBeVisible()
  })

  test('every form runs once, and the next one too', async ({ page }) => {
    const orderCode = await confirmed()
    await site.openOrder(page, orderCode, 'support')
    const keys = () =>
      page
        .locator('input[name="key"]')
        .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))
    const first = await keys()
    const note = actForm(page, 'note')
    await reachableAtBothWidths(page, note.getByRole('button'))
    await note.getByLabel('Note').fill('Wants a seat in front')
    await note.getByRole('button').dblclick()
    await expect(page.getByText('Note added')).toBeVisible()
    await expect(page.locator('#notes').getByText('Wants a seat in front')).toBeVisible()
    await expect(logged(page, 'Wrote a note')).toHaveCount(1)
    await note.getByLabel('Note').fill('Called again')
    await send(page, 'note')
    await expect(logged(page, 'Wrote a note')).toHaveCount(2)
    const all = [...first, ...(await keys())]
    expect(new Set(all).size).toBe(all.length)

    // Two clicks of an impatient browser without scripts: the second one waits for the first.
    const sent = {
      headers: { origin: site.origin },
      maxRedirects: 0,
      form: {
        act: 'resend-documents',
        target: '',
        key: await actForm(page, 'resend-documents').locator('[name="key"]').inputValue(),
        why,
      },
    }
    const address = `${site.origin}/en/desk/orders/${orderCode}`
    const both = await Promise.all([1, 2].map(() => page.request.post(address, sent)))
    expect(both.map((each) => each.status())).toEqual([303, 303])
    await page.reload()
    await expect(logged(page, 'Sent a mail again')).toHaveCount(1)
  })

  test('an act that came too late says so, although its form is gone', async ({ page }) => {
    const unpaid = await unpaidOrder(site.origin)
    await site.openOrder(page, unpaid.orderCode, 'support')
    await openAct(page, 'Release the unpaid order')
    await pay(site.origin, unpaid)
    const form = actForm(page, 'release')
    await form.getByLabel(/^Reason/).fill(why)
    await form.getByRole('button').click()
    const told = page.locator('#acts [data-error="INVALID_STATE"]')
    await expect(told).toContainText('Release the unpaid order')
    await expect(told).toBeInViewport()
    await expect(form).toHaveCount(0)
    await atBothWidths(page, () => expect(told).toBeVisible())
  })
})

// Where things lie while a page loads differs, and can’t be looked at afterwards.
for (const width of [360, 1440]) {
  test(`nothing moves under the pointer while a page hydrates at ${width} px`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      timezoneId: 'Asia/Kuala_Lumpur',
    })
    const page = await context.newPage()
    await site.signIn(page, 'support')
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/\.js(\?|$)/, async (route) => {
      await arrived
      await route.continue()
    })
    const orderCode = await confirmed()
    await page.goto(`${site.origin}/en/desk/orders/${orderCode}`, { waitUntil: 'commit' })
    await actForm(page, 'note').getByLabel('Note').fill('Typed early')
    const place = () =>
      page.locator('#acts').evaluate((acts) => acts.getBoundingClientRect().top + scrollY)
    const before = await place()
    arrive()
    await documentHydrated(page)
    await expect(page.locator('main time').first()).not.toContainText('UTC')
    expect(await place()).toBe(before)
    await expect(actForm(page, 'note').getByLabel('Note')).toHaveValue('Typed early')
    await context.close()
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 900 } })

  test('orders are found, read and acted on', async ({ page }) => {
    const orderCode = await confirmed()
    await site.signIn(page, 'support')
    await openPart(page, 'Queues')
    await expect(page.getByRole('heading', { name: 'Failed confirmations' })).toBeVisible()
    await openPart(page, 'Orders')
    await expect(page.locator('#found').getByRole('link').first()).toHaveText(orderCode)
    await page.getByLabel('Status').selectOption('Refunded')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('link', { name: orderCode })).toHaveCount(0)
    await page.getByLabel('Status').selectOption('Confirmed')
    await page.getByLabel('Search for').fill(orderCode.toLowerCase())
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('link', { name: orderCode }).click()
    await openBehind(page)
    await expect(page.locator('#ledger').getByText('Payment received').first()).toBeVisible()

    await openAct(page, 'Send the confirmation again')
    await actForm(page, 'resend-documents').getByRole('button').click()
    const refused = actForm(page, 'resend-documents')
    await expect(refused.locator('[data-error="VALIDATION"]')).toBeVisible()
    await sendAct(page, 'resend-documents')

    await openAct(page, 'Refund an amount by hand')
    const refund = actForm(page, 'propose-refund')
    await refund.getByLabel(/^Amount/).fill('12.50')
    await refund.getByLabel(/^Reason/).fill(why)
    await refund.getByRole('button').click()
    await expect(refund.getByText(/^Refund MYR\s12.50\?$/)).toBeVisible()
    await refund.getByRole('button', { name: 'Back' }).click()
    await expect(refund.getByLabel(/^Amount/)).toHaveValue('12.50')
    await refund.getByRole('button').click()
    await expect(refund.getByRole('button').first()).toHaveText(/^Refund MYR\s12.50$/)
    await send(page, 'propose-refund')
    await expect(logged(page, 'by hand')).toContainText(/Refunded MYR\s12.50 by hand/)
  })
})

test('content staff see no orders', async ({ page }) => {
  await site.signIn(page, 'content')
  await expect(page.getByRole('link', { name: 'Orders', exact: true })).toHaveCount(0)
  const answer = await page.goto(`${site.origin}/en/desk/orders/ABCDEF`)
  expect(answer?.status()).toBe(403)
  expect(await page.locator('input[name="act"]').count()).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You don’t have the right to do this',
  )
  await expect(page.getByRole('navigation', { name: 'Parts of the desk' })).toBeVisible()
})
