import { expect, type Page } from '@playwright/test'
import { inDays } from '../../support/test-clock.ts'
import { cartItem, someTrip } from '../support/cart-journey.ts'
import { documentHydrated, holdScripts } from '../support/hydrated.ts'
import { test } from '../support/member-journey.ts'
import { openConfirmation, openPayment, openTravellers } from '../support/open-booking.ts'
import { openCart } from '../support/open-cart.ts'
import { openGuests } from '../support/open-stay.ts'
import { ownPaidOrder } from '../support/paid-order.ts'
import { pricesOf, rows, searched, trip } from '../support/results-page.ts'
import { fillGuests, openHotels } from '../support/stay-journey.ts'
import { type Manner, translate } from '../support/translator.ts'

for (const manner of ['replaced', 'moved'] satisfies Manner[]) {
  test(`translated flight results can be filtered and sorted (texts ${manner})`, async ({
    page,
  }) => {
    await page.goto(trip())
    await searched(page)
    const all = await rows(page).count()
    await translate(page, manner)
    const direct = page.getByRole('checkbox', { name: 'Direct', exact: true })
    const promised = Number(await direct.locator('xpath=../span').textContent())
    await direct.check()
    await expect(rows(page)).toHaveCount(promised)
    expect(promised).toBeLessThan(all)
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(rows(page)).toHaveCount(all)
    await page.getByRole('link', { name: /^Cheapest/ }).click()
    await expect(page).toHaveURL(/sort=lowest/)
    const prices = await pricesOf(page)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })
}

test('translated hotel results are sorted anew', async ({ page }) => {
  await openHotels(page)
  await translate(page)
  for (const [sort, url] of [
    ['Highest total price', /sort=highest_price/],
    ['Lowest total price', /sort=lowest_price/],
  ] as const) {
    await page.getByRole('link', { name: sort }).click()
    await expect(page).toHaveURL(url)
    await expect(page.locator('[data-sort][aria-current]')).toHaveText(sort)
  }
  await expect(page.locator('[data-hotel]').first()).toBeVisible()
})

test('a bag changes every total of a translated booking form', async ({ page }) => {
  await openTravellers(page)
  await translate(page)
  const total = page.locator('[data-total]')
  const before = await total.first().getAttribute('data-total')
  const bag = page.getByRole('region', { name: 'Extra bags' }).getByRole('combobox').first()
  await bag.selectOption({ index: 1 })
  await expect(total.first()).not.toHaveAttribute('data-total', before ?? '')
  await showsItsTotal(page)
  await bag.selectOption({ index: 0 })
  await expect(total.first()).toHaveAttribute('data-total', before ?? '')
  await showsItsTotal(page)
})

test('another fare is a click away on a translated confirmation page', async ({ page }) => {
  await openConfirmation(page, { back: inDays(47) })
  await translate(page)
  const total = page.locator('[data-total]')
  const before = await total.first().getAttribute('data-total')
  await page
    .getByRole('link', { name: /^Choose .+ more$/ })
    .first()
    .click()
  await expect(total.first()).not.toHaveAttribute('data-total', before ?? '')
  await showsItsTotal(page)
})

test('a translated guests’ form and payment page take promo codes and show what changed', async ({
  page,
}) => {
  await openPayment(page)
  await translate(page)
  const box = page.locator('[data-promo-box]')
  const field = box.getByRole('textbox', { name: 'Promo code' })
  await field.fill('SITY10')
  await box.getByRole('button', { name: 'Apply' }).click()
  await expect(field).toHaveAccessibleDescription(/couldn’t find that promo code/)
  await field.fill('CITY10')
  await box.getByRole('button', { name: 'Apply' }).click()
  await expect(box.getByText(/^CITY10 is applied/).first()).toBeVisible()
  await showsItsTotal(page)
  await box.getByRole('button', { name: 'Remove promo code' }).click()
  await expect(field).toBeVisible()
  await showsItsTotal(page)
})

test('a translated cart loses what is removed', async ({ page }) => {
  const { flight, stay } = someTrip()
  await openCart(page, { flight, stay })
  await translate(page)
  await cartItem(page, 'hotel')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(cartItem(page, 'hotel')).toHaveCount(0)
  await expect(cartItem(page, 'flight')).toBeVisible()
  await showsItsTotal(page)
})

test('a form of guests that is translated shows its mistakes, then none', async ({ page }) => {
  await openGuests(page)
  await translate(page)
  await page
    .getByRole('button', { name: /^Continue|^Review/ })
    .first()
    .click()
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
  await fillGuests(page, 2)
  await page
    .getByRole('button', { name: /^Continue|^Review/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/pay\/[\w-]+\/choose/)
})

test.describe('with saved pages', () => {
  test.use({ serviceWorkers: 'allow', savesData: false })

  test('saved orders are removed from a device on a translated order page', async ({
    page,
    context,
    baseURL: origin = '',
  }) => {
    const order = await ownPaidOrder(context, origin)
    await page.goto(`/en/order/${order.orderCode}`)
    await page.getByRole('region', { name: 'On this device' }).locator('summary').first().click()
    const remove = page.getByRole('button', { name: 'Remove saved orders from this device' })
    await expect(remove).toBeVisible()
    await translate(page)
    await remove.click()
    await expect(remove).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(order.orderCode)
  })
})

test('a page that was translated before its scripts arrived works', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/en', { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Search flights' })).toBeVisible()
  await translate(page, 'replaced', { isHydrated: false })
  release()
  await documentHydrated(page)
  await page.getByText('Multi-city', { exact: true }).click()
  await expect(page.getByRole('group', { name: 'Flight 2' })).toBeVisible()
})

/** Expects that each visible total is the amount that its element carries. */
async function showsItsTotal(page: Page): Promise<void> {
  const totals = page.locator('[data-total]').filter({ visible: true })
  await expect(totals.first()).toBeVisible()
  for (const total of await totals.all()) {
    const amount = Number(await total.getAttribute('data-total')) / 100
    const figure = amount.toLocaleString('en-GB', { minimumFractionDigits: 2 })
    await expect(total).toContainText(figure)
  }
}
