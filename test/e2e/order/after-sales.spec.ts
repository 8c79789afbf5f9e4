import { expect, type Page } from '@playwright/test'
import { formatMoney } from '../../../src/contract/words/format-money.ts'
import { inDays } from '../../support/test-clock.ts'
import { axeFinds, axeFindsIn } from '../support/axe.ts'
import { cards, payByCard } from '../support/booking-journey.ts'
import { mailsTo } from '../support/member-journey.ts'
import { ownSite, test } from '../support/own-site.ts'
import { beDevice, paidOrder } from '../support/paid-order.ts'

// Changes schedules and time, which would disturb all other tests.
const site = ownSite()
test.describe.configure({ mode: 'default' })

/** Returns an order of the browser's device, with its tickets issued. */
async function ticketed(page: Page, wanted?: Parameters<typeof paidOrder>[1]) {
  const { order, auid } = await paidOrder(site.origin, wanted)
  await beDevice(page.context(), site.origin, auid)
  return order
}
type Ordered = Awaited<ReturnType<typeof ticketed>>

/** Makes the airline change the order's first flight, and opens the order's page that shows it. */
async function airlineChanges(page: Page, order: Ordered, how: Record<string, unknown>) {
  const [item] = order.items
  const turn = { scheduleChanges: [{ bookingCode: item?.flight?.bookingCodes[0]?.code, ...how }] }
  expect((await page.request.post('/dev/world', { data: turn })).status()).toBe(200)
  await expect(async () => {
    await page.goto(`/en/order/${order.orderCode}`)
    await expect(page.locator('[data-notice-state="open"]')).toBeVisible({ timeout: 500 })
  }).toPass()
}

async function askRefund(page: Page, { orderCode }: Ordered): Promise<void> {
  await page.goto(`/en/refund-form/${orderCode}`)
  await page.getByRole('button', { name: 'See my refund' }).click()
  await expect(confirmRefund(page)).toBeVisible()
}
const confirmRefund = (page: Page) =>
  page.getByRole('button', { name: /^Cancel flights? and refund/ })

/** Chooses the last of the nearby days, and waits until its flights are shown: the address changes a moment earlier. */
async function chooseLaterDay(page: Page): Promise<void> {
  const days = page.getByRole('navigation', { name: 'Nearby days' })
  const later = days.getByRole('link').last()
  const name = (await later.textContent()) ?? ''
  await later.click()
  await expect(days.locator('[aria-current="date"]')).toHaveText(name)
}

/** Replaces non-breaking spaces in amounts, which these tests aren't about. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ')

const nothingIsWrong = async (page: Page): Promise<void> => {
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await axeFindsIn(colorScheme, page)).toEqual([])
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider).toBeLessThanOrEqual(0)
  }
}

test('the mail with the tickets is readable on a phone, light and dark', async ({ page }) => {
  const order = await ticketed(page)
  let html = ''
  await expect(async () => {
    const [mail] = await mailsTo(page.request, order.contact.email)
    html = mail?.html ?? ''
    expect(html).toContain(order.orderCode)
  }).toPass()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.setContent(html.replaceAll('MEI A TAN', 'VENKATANARASIMHARAJUVARIPETA TAN'))
  await expect(page.getByText('VENKATANARASIMHARAJUVARIPETA').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'View your order' })).toBeVisible()
  const inks = new Set<string>()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    inks.add(await page.locator('td.card').evaluate((card) => getComputedStyle(card).color))
    const finds = await axeFinds(page)
    expect(finds.filter(([rule]) => rule === 'color-contrast')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
  expect(inks.size).toBe(2)
})

test('flights are cancelled and the refund is on its way', async ({ page }) => {
  const order = await ticketed(page)
  await page.goto(`/en/order/${order.orderCode}`)
  await page.getByRole('link', { name: 'Cancel flight' }).click()
  await page.getByRole('button', { name: 'See my refund' }).click()
  await expect(page.getByText('Airline cancellation fee')).toBeVisible()
  await nothingIsWrong(page)
  const amount = Number(await page.locator('[data-total]').getAttribute('data-total'))
  expect(amount).toBeLessThan(order.total.amount)
  const told = formatMoney({ amount, currency: order.total.currency }, 'en-GB')
  await page.getByRole('button', { name: `Cancel flight and refund ${told}` }).click()
  await expect(page).toHaveURL(new RegExp(`/order/${order.orderCode}$`))
  await expect(page.getByText(`${told} is on its way to you`)).toBeVisible()
  await expect(page.locator('[data-order-status="cancelled"]')).toBeVisible()
  await expect(async () => {
    const mails = await mailsTo(page.request, order.contact.email)
    const mine = mails.filter(({ subject }) => subject.includes(order.orderCode))
    expect(plain(mine.map(({ text }) => text).join())).toContain(plain(told))
  }).toPass()

  await page.goto(`/en/refund-form/${order.orderCode}`)
  await expect(page.locator('[data-error="NOT_REFUNDABLE"]')).toBeVisible()
})

test('an airline’s new times are shown before and after, and accepted', async ({ page }) => {
  const order = await ticketed(page)
  const code = order.items[0]?.flight?.bookingCodes[0]?.code
  await airlineChanges(page, order, { minutes: 95 })
  const notice = page.locator('[data-notice]')
  await expect(notice.getByText('1h 35m later')).toHaveCount(2)
  await nothingIsWrong(page)
  const now = await notice
    .getByRole('row', { name: /^Leaves/ })
    .getByRole('cell')
    .last()
  const time = /\d\d:\d\d/.exec((await now.textContent()) ?? '')?.[0] ?? ''
  await notice.getByRole('link', { name: 'Accept the new times' }).click()
  await nothingIsWrong(page)
  await page.getByRole('button', { name: 'Yes, accept the new times' }).click()
  await expect(page.getByText('the new times apply', { exact: false }).last()).toBeVisible()
  await expect(page.locator('[data-notice-state="open"]')).toHaveCount(0)
  const flight = page.locator('[data-item]').filter({ hasText: code ?? '' })
  await expect(flight.getByText(time, { exact: true })).toBeVisible()
})

test('a flight that no longer operates is exchanged for free', async ({ page }) => {
  const order = await ticketed(page)
  await airlineChanges(page, order, { cancelled: true })
  const notice = page.locator('[data-notice]')
  await expect(notice.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(notice.getByRole('link', { name: 'Accept the new times' })).toHaveCount(0)
  await notice.getByRole('link', { name: 'Choose other flights (free)' }).click()
  const day = inDays(44)
  await expect(page.getByRole('button', { name: 'New date: open the calendar' })).toBeVisible()
  await page.getByLabel('New date').fill(day)
  await page.getByRole('button', { name: 'Show flights' }).click()
  await expect(page).toHaveURL(new RegExp(`date=${day}`))
  const free = page.getByRole('button', { name: /^Select .* Free of charge$/ }).first()
  await expect(free).toBeVisible()
  await nothingIsWrong(page)
  await free.click()
  await page.getByRole('button', { name: 'Change flight free of charge' }).click()
  await expect(page.getByText('Your flights are changed')).toBeVisible()
  await expect(page.locator('[data-item] time').first()).toHaveAttribute('datetime', day)
  await expect(page.getByText('you chose other flights')).toBeVisible()
})

test('a change that costs something is paid for and made', async ({ page }) => {
  const order = await ticketed(page)
  await page.goto(`/en/order/${order.orderCode}`)
  await page.getByRole('link', { name: 'Change flight' }).click()
  await chooseLaterDay(page)
  const day = new URL(page.url()).searchParams.get('date') ?? ''
  const fare = page.locator('[data-offer]').first()
  const cost = Number(await fare.getAttribute('data-price'))
  await fare.getByRole('button', { name: /^Select / }).click()
  await expect(page.locator('[data-total]')).toHaveAttribute('data-total', String(cost))
  await nothingIsWrong(page)
  await page.getByRole('button', { name: /^Continue to pay / }).click()
  await expect(page.getByRole('heading', { name: 'Pay for the change' })).toBeVisible()
  await nothingIsWrong(page)
  await payByCard(page, cards.accepted)
  await expect(page.locator('[data-change-state="completed"]')).toBeVisible()
  await page.getByRole('link', { name: 'Go to your order' }).click()
  await expect(page.getByText('Your flights are changed')).toBeVisible()
  // With what the change cost, and in the order's price.
  await expect(page.getByText('Airline change fee')).toHaveCount(2)
  await expect(page.locator('[data-item] time').first()).toHaveAttribute('datetime', day)
  const paid = order.total.amount + cost
  await expect(page.locator('[data-total]')).toHaveAttribute('data-total', String(paid))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('flights can be cancelled', async ({ page }) => {
    const order = await ticketed(page)
    await askRefund(page, order)
    await confirmRefund(page).click()
    await expect(page).toHaveURL(new RegExp(`/order/${order.orderCode}$`))
    await expect(async () => {
      await page.reload()
      await expect(page.getByText(/is on its way to you/)).toBeVisible({ timeout: 500 })
    }).toPass()
  })

  test('schedule changes can be answered', async ({ page }) => {
    const order = await ticketed(page)
    await airlineChanges(page, order, { minutes: -40 })
    await page.getByRole('link', { name: 'Choose other flights (free)' }).click()
    // The airline may have no other flight on the same day.
    await chooseLaterDay(page)
    await page
      .getByRole('button', { name: /^Select .* Free of charge$/ })
      .first()
      .click()
    await expect(page.getByText('Confirm the change')).toBeVisible()
    await page.goto(`/en/order/${order.orderCode}`)
    await page.getByRole('link', { name: 'Accept the new times' }).click()
    await page.getByRole('button', { name: 'Yes, accept the new times' }).click()
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('and the new times apply')).toBeVisible({ timeout: 500 })
    }).toPass()
  })
})

test('non-refundable, non-changeable fares say so, and what can be done', async ({ page }) => {
  const order = await ticketed(page, {
    fits: ({ refund, change }) => refund.kind === 'not_allowed' && change.kind === 'allowed',
  })
  const [item] = order.items
  const answer = await page.goto(`/en/refund-form/${order.orderCode}?item=${item?.id}`)
  expect(answer?.status()).toBe(200)
  await expect(page.locator('[data-error="NOT_REFUNDABLE"]')).toBeVisible()
  await page.getByRole('link', { name: 'Change flight' }).click()
  await page.getByLabel('New date').fill(inDays(400))
  await page.getByRole('button', { name: 'Show flights' }).click()
  await expect(page.getByLabel('New date')).toHaveAccessibleDescription(/360 days before departure/)
  await expect(page.getByLabel('New date')).toHaveValue(inDays(400))
  const choice = await page.request.post(page.url(), {
    form: { item: item?.id ?? '', change: 'long gone' },
    headers: { origin: site.origin },
  })
  expect(choice.status()).toBe(404)
  expect(await choice.text()).toContain('data-error="CHANGE_NOT_FOUND"')
})

test('another visitor’s order isn’t shown until it is looked up', async ({ page, browser }) => {
  const { order } = await paidOrder(site.origin)
  const path = `/en/refund-form/${order.orderCode}`
  await page.goto(path)
  await expect(page).toHaveURL(/\/en\/login$/)
  await page.getByRole('link', { name: 'Find an order without signing in' }).click()
  await expect(page.getByLabel('Order number')).toHaveValue(order.orderCode)
  await page.getByLabel('E-mail address').fill(order.contact.email)
  await page.getByRole('button', { name: 'Find order' }).click()
  await expect(page).toHaveURL(new RegExp(`/order/${order.orderCode}$`))
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'See my refund' })).toBeVisible()
  const stranger = await browser.newPage({ baseURL: site.origin })
  const answer = await stranger.goto('/en/aftersales/change-flight/submission/0OIL1/search')
  expect(answer?.status()).toBe(404)
  await expect(stranger.locator('[data-error="TRX_NOT_FOUND"]')).toBeVisible()
  await expect(stranger.getByRole('link', { name: 'Find my order' }).last()).toBeVisible()
  await stranger.close()
})

test('only the newest quote can be confirmed, once, and not after it expires', async ({ page }) => {
  const order = await ticketed(page)
  await askRefund(page, order)
  const newer = await page.context().newPage()
  await askRefund(newer, order)
  await confirmRefund(page).click()
  await expect(page.locator('[data-error="QUOTE_SUPERSEDED"]')).toBeVisible()
  await page.getByRole('button', { name: 'Get a new quote' }).click()
  await expect(confirmRefund(page)).toBeVisible()

  await page.request.post('/dev/clock', { data: { advanceMs: 31 * 60_000 } })
  await newer.reload()
  await expect(newer.locator('[data-error="QUOTE_SUPERSEDED"]')).toBeVisible()
  const late = await page.reload()
  expect(late?.status()).toBe(410)
  await expect(page.locator('[data-error="QUOTE_EXPIRED"]')).toBeVisible()
  await nothingIsWrong(page)
  await page.getByRole('button', { name: 'Get a new quote' }).click()
  await expect(confirmRefund(page)).toBeVisible()

  // Clicking a button twice sends the same form twice.
  const form = Object.fromEntries(
    await page
      .locator('form', { has: confirmRefund(page) })
      .locator('input')
      .evaluateAll((all) =>
        all.map((each) => [each.getAttribute('name'), (each as HTMLInputElement).value]),
      ),
  )
  const twice = [1, 2].map(() =>
    page.request.post(page.url(), { form, headers: { origin: site.origin }, maxRedirects: 0 }),
  )
  for (const answer of await Promise.all(twice)) {
    expect(answer.status()).toBe(303)
    expect(answer.headers().location).toBe(`/en/order/${order.orderCode}`)
  }
  const amount = Number(await page.locator('[data-total]').getAttribute('data-total'))
  const back = formatMoney({ amount, currency: order.total.currency }, 'en-GB')
  await page.goto(`/en/order/${order.orderCode}`)
  await expect(page.getByText(`${back} is on its way to you`)).toBeVisible()
  const refunded = page.locator('dl > div', { has: page.locator('dt', { hasText: /^Refunded/ }) })
  // The refund has its own job, and the page only updates while the airline is being asked.
  await expect(async () => {
    await page.reload()
    await expect(refunded.last()).toContainText(back, { timeout: 500 })
  }).toPass()
})
