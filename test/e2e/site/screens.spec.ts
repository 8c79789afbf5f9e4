import { expect, type Page } from '@playwright/test'
import { inDays, testNow } from '../../support/test-clock.ts'
import { documentHydrated } from '../support/hydrated.ts'
import { bookFlights, openPayment, openTravellers } from '../support/open-booking.ts'
import { putFlights } from '../support/open-cart.ts'
import { openGuests } from '../support/open-stay.ts'
import { searched, trip } from '../support/results-page.ts'
import { test } from '../support/site-test.ts'
import { allFound, openHotels } from '../support/stay-journey.ts'

const stays = `/en/hotel/search?destination=city-bali-id&checkIn=${inDays(40)}&checkOut=${inDays(44)}&rooms=2`
const plainPages = [
  ...['', '/flight', '/hotel', '/order', '/retrieve', '/cart', '/login', '/signup', '/contact'],
  ...['/help', '/careers', '/promo/view/special-deals', '/newsletter', '/choose-country'],
].map((path) => `/en${path}`)
/** More pages with forms. */
const pagesWithLabels = [
  ...['/careers/jobs', '/forgot-password', '/feedback-form', '/my-data', '/report-abandoned'],
].map((path) => `/en${path}`)
const zoomed = { width: 320, height: 640 }

/** Returns what is wider than the window, if the page scrolls sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((each) => each.getBoundingClientRect().right > clientWidth)
      .map((each) => each.outerHTML.slice(0, 200))
  })

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

/**
 * Expects that an open page doesn't scroll sideways on a computer at 400 %, and that every label that guests see there, and at
 * 100 %, is for a control that they can use.
 */
async function fits(page: Page, what: string): Promise<void> {
  expect(await overflow(page), what).toEqual([])
  expect(await astray(page), what).toEqual([])
  await page.setViewportSize({ width: 1280, height: 720 })
  expect(await astray(page), what).toEqual([])
  await page.setViewportSize(zoomed)
}

test.describe('on a computer at 400 %, 320 px wide', () => {
  test.use({ viewport: zoomed })

  test('no page scrolls sideways, and every label is for a control', async ({ page }) => {
    for (const path of [...plainPages, ...pagesWithLabels, '/km', '/ru/hotel', '/de/flight']) {
      await page.goto(path)
      await fits(page, path)
    }
    await page.goto(trip())
    await fits(page, 'flight results that are searched for')
    await searched(page)
    await fits(page, 'flight results')
    await page.goto(stays)
    await allFound(page)
    await fits(page, 'hotel results')
  })

  test('no page of a booking scrolls sideways, with something in the cart, and every label is for a control', async ({
    page,
  }) => {
    await putFlights(page, { date: inDays(41) })
    await page.goto('/en/cart')
    await fits(page, 'cart')
    await openTravellers(page)
    await fits(page, 'travellers')
    await openGuests(page)
    await fits(page, 'guests')
    await openPayment(page)
    await fits(page, 'payment')
  })
})

test.describe('with a finger', () => {
  // Style sheets alone size fields, and pages without scripts are there sooner.
  test.use({
    hasTouch: true,
    isMobile: true,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })

  const small = (page: Page) =>
    page
      .locator('input:not([type="hidden"]), select, textarea')
      .evaluateAll((fields) =>
        fields
          .filter((each) => Number.parseFloat(getComputedStyle(each).fontSize) < 16)
          .map((each) => each.outerHTML),
      )

  test('no field is smaller than 16 px, which phones would zoom in on', async ({ page }) => {
    for (const path of [...plainPages, trip(), stays]) {
      await page.goto(path)
      expect(await small(page), path).toEqual([])
    }
    await openTravellers(page)
    expect(await small(page), 'travellers').toEqual([])
    await openGuests(page)
    expect(await small(page), 'guests').toEqual([])
  })
})

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' })

  /** Returns the ground of the first such element, and the system's for selected items, which is forced on nothing. */
  const groundsOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const probe = document.createElement('i')
        probe.style.cssText = 'forced-color-adjust: none; background: SelectedItem'
        document.body.append(probe)
        const selected = getComputedStyle(probe).backgroundColor
        probe.remove()
        return { own: getComputedStyle(element).backgroundColor, selected }
      })
  /** Expects that what is chosen has the system's colour of selected items, which others don't have. */
  async function looksChosen(page: Page, chosen: string, other: string): Promise<void> {
    const { own, selected } = await groundsOf(page, chosen)
    expect(own, chosen).toBe(selected)
    expect((await groundsOf(page, other)).own, other).not.toBe(selected)
  }

  test('what is chosen differs from what isn’t', async ({ page }) => {
    await page.goto(trip())
    await searched(page)
    const tab = '.list-tabs a'
    await looksChosen(page, `${tab}[aria-current]`, `${tab}:not([aria-current])`)
    await looksChosen(page, '[aria-current="date"]', 'ol a[href*="depDate"]:not([aria-current])')
    await openHotels(page)
    await looksChosen(page, '[data-sort][aria-current]', '[data-sort]:not([aria-current])')
    await page.goto('/en')
    const radio = '[type="radio"]'
    await looksChosen(page, `label:has(> ${radio}:checked)`, `label:has(> ${radio}:not(:checked))`)
  })
})

test('dates have their year by the server’s clock, whatever the browser’s says', async ({
  page,
}) => {
  const wrong = new Date(Date.now() + 400 * 86_400_000)
  await page.clock.setFixedTime(wrong)
  const { booking } = await bookFlights(page)
  await page.goto(`/en/flight/book/${booking.bookId}`)
  await documentHydrated(page)
  // Hydration keeps the server's dates: only a page that scripts render asks a clock.
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Search flights' })).toBeVisible()
  await page.getByRole('button', { name: 'Departure date: open the calendar' }).click()
  const month = new Date(testNow()).toLocaleDateString('en', { month: 'long', year: 'numeric' })
  await expect(page.getByRole('grid', { name: month })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goBack()
  const year = booking.offers[0]?.slice.segments[0]?.departure.slice(0, 4) ?? 'none'
  const days = page.locator('main time').filter({ hasText: /^\w{3},? \d/ })
  await expect(days.first()).toBeVisible()
  for (const day of await days.allTextContents()) expect(day).not.toContain(year)
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
})

test('another person’s nationality isn’t filled in by the browser', async ({ page }) => {
  await openTravellers(page)
  await expect(page.getByLabel('Nationality')).toHaveAttribute('autocomplete', 'off')
})
