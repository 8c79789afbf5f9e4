import { expect, type Page, test } from '@playwright/test'
import { inDays } from '../../support/test-clock.ts'
import { openPayment, openTravellers } from '../support/open-booking.ts'
import { putFlights } from '../support/open-cart.ts'
import { openGuests } from '../support/open-stay.ts'
import { searched, trip } from '../support/results-page.ts'

const pages = [
  ...['', '/flight', '/hotel', '/contact', '/careers', '/careers/jobs', '/newsletter', '/help'],
  ...['/retrieve', '/order', '/cart', '/login', '/signup', '/forgot-password', '/choose-country'],
  ...['/feedback-form', '/my-data', '/report-abandoned', '/promo/view/special-deals'],
].map((path) => `/en${path}`)

/** Returns the labels on an open page that are for no control, or for one that nobody can see or focus. */
const astray = (page: Page) =>
  page.locator('label').evaluateAll((labels) =>
    (labels as HTMLLabelElement[])
      .filter((label) => label.checkVisibility())
      .filter(({ control }) => {
        const isHidden = control instanceof HTMLInputElement && control.type === 'hidden'
        return !control || isHidden || !control.checkVisibility()
      })
      .map((label) => label.outerHTML.slice(0, 200)),
  )

test('every label that guests see is for a control that they can use', async ({ page }) => {
  test.slow()
  for (const path of [...pages, trip()]) {
    await page.goto(path)
    expect(await astray(page), path).toEqual([])
  }
  await searched(page)
  expect(await astray(page), 'flight results').toEqual([])
})

test('every label of a booking is for a control that guests can use', async ({ page }) => {
  test.slow()
  await putFlights(page, { date: inDays(43) })
  await page.goto('/en/cart')
  expect(await astray(page), 'cart').toEqual([])
  await openTravellers(page)
  expect(await astray(page), 'travellers').toEqual([])
  await openGuests(page)
  expect(await astray(page), 'guests').toEqual([])
  await openPayment(page)
  expect(await astray(page), 'payment').toEqual([])
})
