import { expect, type Page } from '@playwright/test'
import { inDays } from '../../support/test-clock.ts'
import {
  birthDate,
  fillBirthDate,
  fillPassportExpiry,
  passportExpiry,
} from '../support/birth-date.ts'
import { fillContact, fillTraveller, tamper, traveller } from '../support/booking-journey.ts'
import { test } from '../support/member-journey.ts'
import { bookFlights, openConfirmation, openTravellers } from '../support/open-booking.ts'

test('all missing fields are marked and listed above, from their heading on a phone, and ages are those on the day of the last flight', async ({
  page,
}) => {
  await openTravellers(page, { child: 1 })
  const goOn = page.getByRole('button', { name: 'Continue to payment' })
  await goOn.click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('heading', { name: /^Traveller 1: \d+ fields$/ })).toBeVisible()
  const surname = traveller(page, 1).getByLabel('Surname')
  // Both the traveller and the contact need one: the travellers' come after the contact's.
  const links = summary.getByRole('link', { name: 'Enter the surname.' })
  await expect(links).toHaveCount(3)
  await links.nth(1).click()
  await expect(surname).toBeFocused()
  await expect(surname).toHaveAttribute('aria-invalid', 'true')
  await expect(surname).toHaveAccessibleDescription(/Enter the surname/)
  await surname.fill('Tan')
  await expect(surname).not.toHaveAttribute('aria-invalid')

  await page.setViewportSize({ width: 360, height: 740 })
  await goOn.click()
  const heading = summary.getByRole('heading', { name: /^Check \d+ highlighted/ })
  await expect(heading).toBeInViewport({ ratio: 1 })
  const bar = await page.locator('details.sticky').boundingBox()
  const top = (await heading.boundingBox())?.y ?? 0
  expect(top).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))

  const born = birthDate(traveller(page, 2))
  await fillBirthDate(traveller(page, 2), inDays(-365 * 30))
  await born.getByLabel('Year').blur()
  await expect(born).toHaveAccessibleDescription(/Children must be 2 to 11 years old/)
})

test('a passport’s issuing country defaults to the nationality, its validity may be short, and a typo in the address is fixed with one click', async ({
  page,
}) => {
  await openTravellers(page)
  const address = page.getByLabel('E-mail address')
  await address.fill('mei@gmial.con')
  await address.blur()
  await expect(page.getByText('Did you mean mei@gmail.com?')).toBeVisible()
  await page.getByRole('button', { name: 'Use it' }).click()
  await expect(address).toHaveValue('mei@gmail.com')

  const form = traveller(page, 1)
  const issuer = form.getByLabel('Issued by')
  await form.getByLabel('Nationality').selectOption('TH')
  await expect(issuer).toHaveValue('TH')
  await form.getByLabel('Nationality').selectOption('MY')
  await expect(issuer).toHaveValue('MY')
  await issuer.selectOption('SG')
  await form.getByLabel('Nationality').selectOption('TH')
  await expect(issuer).toHaveValue('SG')

  const warning = form.getByRole('status').filter({ hasText: 'less than six months' })
  await fillPassportExpiry(form, inDays(3000))
  await expect(warning).toHaveCount(0)
  await fillPassportExpiry(form, inDays(100))
  await expect(warning).toBeVisible()
  await expect(passportExpiry(form).getByLabel('Year')).not.toHaveAttribute('aria-invalid')
})

test('errors only the server finds are shown in the same way, keeping the input', async ({
  page,
}) => {
  const scriptErrors: string[] = []
  page.on('pageerror', ({ message }) => scriptErrors.push(message))
  await openTravellers(page)
  await fillContact(page)
  await fillTraveller(page, 1)
  const phone = page.getByLabel('Phone number')
  await phone.fill('999999')
  const [answer] = await Promise.all([
    page.waitForResponse((each) => each.request().method() === 'POST' && each.status() === 422),
    page.getByRole('button', { name: 'Continue to payment' }).click(),
  ])
  expect(answer.status()).toBe(422)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(/isn’t a phone number of the selected country/)
  await expect(phone).toHaveValue('999999')
  await expect(traveller(page, 1).getByLabel('Surname')).toHaveValue('Müller')
  await phone.fill('12-345 6789')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page).toHaveURL(/\/pay\//)
  expect(scriptErrors).toEqual([])
})

test('a manipulated total makes no booking', async ({ page }) => {
  await openConfirmation(page)
  await tamper(page, (form) => form.set('amount', '100'))
  await page.getByRole('button', { name: 'Continue to travellers' }).click()
  await expect(page.locator('[data-error="PRICE_CHANGED"]')).toBeVisible()
  await expect(page).toHaveURL(/\/flight\/confirm/)
})

test('a self-transfer has to be accepted', async ({ page }) => {
  await openConfirmation(page, { from: 'PEN', to: 'CEB', stops: 'onestop' })
  await expect(page.getByText(/two separate bookings/)).toBeVisible()
  await page.getByRole('button', { name: 'Continue to travellers' }).click()
  const box = page.getByRole('checkbox', { name: /this is a self-transfer/ })
  await expect(box).toHaveAccessibleDescription(/Tick the box/)
  await box.check()
  await page.getByRole('button', { name: 'Continue to travellers' }).click()
  await expect(page).toHaveURL(/\/flight\/book\//)
})

test('unknown flights lead back to a search', async ({ page }) => {
  const answer = await page.goto(
    `/en/flight/confirm?search=no-such-search&offer=x&depAirport=KUL&arrAirport=BKK&depDate=${inDays(9)}`,
  )
  expect(answer?.status()).toBe(404)
  await expect(page.locator('[data-error]')).toBeVisible()
  await page.getByRole('link', { name: 'Search again' }).click()
  await expect(page).toHaveURL(/\/flight\/search\?depAirport=KUL&arrAirport=BKK/)
})

test('another visitor’s booking isn’t shown', async ({ page, request }) => {
  const { booking } = await bookFlights(page)
  const answer = await request.get(`/en/flight/book/${booking.bookId}`)
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain('data-error="BOOKING_NOT_FOUND"')
})

/** Sends the form without a country code, whose field begins with nothing, and finds the one message beside it. */
async function chooseCountryCode(page: Page): Promise<void> {
  await openTravellers(page)
  const country = page.getByLabel('Country code')
  await expect(country).toHaveValue('')
  await fillContact(page)
  await country.selectOption('')
  await fillTraveller(page, 1)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(country).toHaveAccessibleDescription('Choose a country code.')
  await expect(country).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Phone number')).not.toHaveAttribute('aria-invalid', 'true')
  await country.selectOption('MY')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page).toHaveURL(/\/pay\//)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'nobody told the country' : 'nor do scripts run', () => {
    // Browsers send it from everywhere.
    test.use({ locale: 'en-US', javaScriptEnabled })
    test('the country code is chosen, and missed beside its field', async ({ page }) => {
      await chooseCountryCode(page)
    })
  })
}

test.describe('the browser’s language has a country', () => {
  test.use({ locale: 'de-AT' })
  test('the country code begins with it', async ({ page }) => {
    await openTravellers(page)
    await expect(page.getByLabel('Country code')).toHaveValue('AT')
  })
})
