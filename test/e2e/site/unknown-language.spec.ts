import { expect, type Page } from '@playwright/test'
import { inDays } from '../../support/test-clock.ts'
import { documentHydrated } from '../support/hydrated.ts'
import { bookFlights } from '../support/open-booking.ts'
import { trip } from '../support/results-page.ts'
import { test } from '../support/site-test.ts'

/** Runs in the page before its scripts: makes a language unknown to the browser, which then formats in English. */
function forget(language: string): void {
  const kinds = [
    'DateTimeFormat',
    'NumberFormat',
    'PluralRules',
    'DisplayNames',
    'ListFormat',
    'Collator',
  ]
  const isKnown = (locale: string) => locale.split('-')[0] !== language
  for (const kind of kinds) {
    const known = Reflect.get(Intl, kind)
    const call = (native: typeof known, [locales, options]: [string, object]) =>
      new native(locales && !isKnown(String(locales)) ? 'en-GB' : locales, options)
    const forgetful = new Proxy(known, {
      construct: call,
      apply: (it, _, args) => call(it, args as never),
    })
    forgetful.supportedLocalesOf = (locales: string | string[]) => [locales].flat().filter(isKnown)
    Reflect.set(Intl, kind, forgetful)
  }
}

/** Opens a page, and returns what is said on its console. */
async function open(page: Page, path: string): Promise<string[]> {
  const said: string[] = []
  const note = (text: string) => said.push(text)
  page.on('console', (message) => message.type() === 'error' && note(message.text()))
  page.on('pageerror', (error) => note(String(error)))
  await page.goto(path)
  await documentHydrated(page)
  return said
}

// Instants are in the browser's own zone.
test.use({ timezoneId: 'UTC' })

for (const [code, language, february] of [
  ['km', 'km', 'កុម្ភៈ'],
  ['ru', 'ru', 'февраль'],
] as const) {
  test(`${code} looks in a browser that lacks the language as the server wrote it`, async ({
    browser,
    page,
  }) => {
    const { booking } = await bookFlights(page)
    await page.addInitScript(forget, language)
    const book = `/${code}/flight/book/${booking.bookId}`
    expect(await open(page, book)).toEqual([])
    const months = page.locator('select[autocomplete$="bday-month"]').first()
    await expect(months.locator('option[value="2"]')).toHaveText(february)
    await expect(page.locator('body')).not.toContainText(/\bM0[1-9]\b|\bFebruary\b/)
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    })
    const asWritten = await plain.newPage()
    await asWritten.goto(book)
    // Without scripts an instant names its zone.
    const times = async (from: Page) =>
      (await from.locator('main time').allTextContents()).map((time) => time.replace(' UTC', ''))
    expect(await times(page)).toEqual(await times(asWritten))
    const options = (from: Page) =>
      from.locator('select[name*="nationality"]').first().locator('option').allTextContents()
    expect(await options(page)).toEqual(await options(asWritten))
    for (const path of ['', '/choose-country', '/contact', '/hotel']) {
      expect(await open(page, `/${code}${path}`), path).toEqual([])
    }
    expect(await open(page, trip().replace('/en/', `/${code}/`))).toEqual([])
    const stay = `checkIn=${inDays(40)}&checkOut=${inDays(43)}`
    const hotels = `/${code}/hotel/search?destination=city-bangkok-th&${stay}`
    expect(await open(page, hotels)).toEqual([])
    const [first] = await page
      .locator('main a[href*="/hotel/"]')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? '').filter((to) => to.includes('checkIn')),
      )
    expect(await open(page, first ?? 'none')).toEqual([])
    await plain.close()
  })
}

test('the calendar is in a language that the browser lacks', async ({ page }) => {
  await page.addInitScript(forget, 'km')
  expect(
    await open(page, `/km/flight/search?depAirport=KUL&arrAirport=BKK&depDate=${inDays(40)}`),
  ).toEqual([])
  await page.goto('/km')
  await documentHydrated(page)
  await page.locator('button[aria-haspopup="dialog"]').first().click()
  const grid = page.getByRole('grid').first()
  await expect(grid).toBeVisible()
  const months = [
    'មករា',
    'កុម្ភៈ',
    'មីនា',
    'មេសា',
    'ឧសភា',
    'មិថុនា',
    'កក្កដា',
    'សីហា',
    'កញ្ញា',
    'តុលា',
    'វិច្ឆិកា',
    'ធ្នូ',
  ]
  await expect(grid.locator('xpath=../*').first()).toContainText(new RegExp(months.join('|')))
  await expect(grid.locator('th').first()).toHaveText(/[\u1780-\u17ff]/)
})
