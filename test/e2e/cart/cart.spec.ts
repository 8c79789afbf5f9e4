import { expect } from '@playwright/test'
import { inDays } from '../../support/test-clock.ts'
import { cards, confirmed, payByCard } from '../support/booking-journey.ts'
import { usableAtBothWidths } from '../support/both-widths.ts'
import {
  addFlights,
  addRate,
  addStay,
  cartItem,
  checkOut,
  fillFlights,
  someTrip,
} from '../support/cart-journey.ts'
import { enterAsMember, signIn, test } from '../support/member-journey.ts'
import { openCart, putFlights, putStay } from '../support/open-cart.ts'
import { amountOf, fillGuests } from '../support/stay-journey.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a flight and a stay are booked with one payment', async ({ page }) => {
      const trip = someTrip()
      await addFlights(page, trip.flight)
      await addStay(page, trip.stay)
      await expect(page.getByRole('link', { name: 'Cart (2)' })).toBeVisible()
      await fillFlights(page)
      const prices = await Promise.all(
        (['flight', 'hotel'] as const).map((product) => amountOf(cartItem(page, product))),
      )
      await checkOut(page).click()
      await expect(page).toHaveURL(/\/pay\/[\w-]+\/choose/)
      const total = page.locator('[data-total]').filter({ visible: true }).first()
      expect(await amountOf(total, 'data-total')).toBe((prices[0] ?? 0) + (prices[1] ?? 0))
      await payByCard(page, cards.accepted)
      const code = await confirmed(page, javaScriptEnabled)
      await page.goto(`/en/order/${code}`)
      await expect(page.locator('[data-voucher]').first()).toBeVisible()
      await expect(page.getByRole('link', { name: /^Cart/ })).toHaveCount(0)
      await page.goto('/en/cart')
      await expect(page.getByText('Your cart is empty')).toBeVisible()
    })

    test('a rate is put into the cart from the stay’s page, and its guests follow', async ({
      page,
    }) => {
      await addRate(page, someTrip().stay)
      const stay = cartItem(page, 'hotel')
      await expect(stay.getByText('Details missing')).toBeVisible()
      await stay.getByRole('link', { name: 'Add guest details' }).click()
      await fillGuests(page, 1)
      await page.getByRole('button', { name: 'Save and return to cart' }).click()
      await expect(stay.getByText('Details complete')).toBeVisible()
      await checkOut(page).click()
      await expect(page).toHaveURL(/\/pay\/[\w-]+\/choose/)
    })
  })
}

test('a member’s cart is on all devices, and takes in a guest’s at sign-in', async ({
  page,
  browser,
}) => {
  const { flight, stay } = someTrip()
  const member = await enterAsMember(page)
  await putFlights(page, { ...flight, filled: false })

  const context = await browser.newContext()
  const other = await context.newPage()
  await putStay(other, stay)
  await other.goto('/en/cart')
  await expect(other.getByRole('link', { name: 'Cart (1)' })).toBeVisible()
  await other.goto('/en/login?redirect=/en/hotel')
  await signIn(other, member)
  await expect(other).toHaveURL(/\/en\/hotel$/)
  await other.getByRole('link', { name: 'Cart (2)' }).click()
  await expect(cartItem(other, 'flight')).toBeVisible()
  await expect(cartItem(other, 'hotel')).toBeVisible()
  await cartItem(other, 'flight').getByRole('link', { name: 'Add traveller details' }).click()
  await expect(other.getByRole('heading', { name: 'Who is flying?' })).toBeVisible()
  await page.goto('/en/cart')
  await expect(cartItem(page, 'hotel')).toBeVisible()
  await context.close()
})

test('dates that don’t fit are told, and another currency is too', async ({
  page,
  context,
  baseURL,
}) => {
  await openCart(page, {
    flight: { date: inDays(44) },
    stay: { checkIn: inDays(40), checkOut: inDays(47) },
  })
  await expect(page.locator('[data-error="arrives_after_check_in"]')).toBeVisible()
  // A line each, with the link that fixes it.
  const notices = page.locator('li[data-error]')
  const heights = await notices.evaluateAll((all) => all.map((each) => each.clientHeight))
  expect(Math.max(...heights)).toBeLessThanOrEqual(56)
  const texts = await notices.allInnerTexts()
  expect(new Set(texts).size).toBe(texts.length)
  await context.addCookies([{ name: 'Currency', value: 'THB', url: baseURL ?? '' }])
  await page.reload()
  await expect(page.getByText(/^Converted from \w+ to THB/)).toHaveCount(2)
  await expect(page.locator('[data-total][data-currency="THB"]').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Converted from/)).toHaveCount(0)
})

test('the cart is accessible, empty and full', async ({ page }) => {
  const nothingIsWrong = () => usableAtBothWidths(page)
  await page.goto('/en/cart')
  await nothingIsWrong()
  await openCart(page, someTrip())
  await nothingIsWrong()
})
