import { expect, type Locator, type Page } from '@playwright/test'
import { inDays } from '../../support/test-clock.ts'
import { fillBirthDate, fillPassportExpiry } from './birth-date.ts'
import { someEmail } from './member-journey.ts'

/** The flights and travellers of a test: by default one adult's from Kuala Lumpur to Bangkok in 40 days. */
export interface Search {
  from?: string
  to?: string
  date?: string
  back?: string
  adult?: number
  child?: number
  infant?: number
  /** `direct`, `transit` or `onestop`; direct by default. */
  stops?: string
}

/** Returns the query of a search's page. */
export function flightQuery(search: Search): URLSearchParams {
  const { from = 'KUL', to = 'BKK', date = inDays(40), back, adult = 1, child = 0 } = search
  const query = new URLSearchParams({ depAirport: from, arrAirport: to, depDate: date })
  if (back) query.set('retDate', back)
  for (const [name, count] of Object.entries({ adult, child, infant: search.infant ?? 0 })) {
    query.set(name, String(count))
  }
  return query
}

/** Searches and selects the first matching flight for each leg; ends on the confirmation page. */
export async function pickFlights(page: Page, search: Search = {}): Promise<void> {
  await page.goto(`/en/flight/search?${flightQuery(search)}`)
  for (let leg = 0; leg < (search.back ? 2 : 1); leg += 1) {
    await expect(page.locator('[data-search-state="done"]')).toBeVisible()
    const row = page.locator(`[data-offer][data-stops="${search.stops ?? 'direct'}"]`).first()
    const here = new URL(page.url())
    here.searchParams.append('offer', (await row.getAttribute('data-offer')) ?? '')
    await page.goto(here.href)
  }
  await expect(page).toHaveURL(/\/flight\/confirm/)
}

/** Goes from the search to the travellers' form. */
export async function walkToTravellers(page: Page, search?: Search): Promise<void> {
  await pickFlights(page, search)
  await page.getByRole('button', { name: 'Continue to travellers' }).click()
  await expect(page).toHaveURL(/\/flight\/book\//)
  await expect(page.getByRole('heading', { name: 'Who is flying?' })).toBeVisible()
}

/** Does the same without scripts: offers appear by reloading the page. */
export async function walkToTravellersByReloading(page: Page, date: string): Promise<void> {
  await page.goto(`/en/flight/search?depAirport=KUL&arrAirport=BKK&depDate=${date}&adult=1`)
  const first = page.locator('[data-offer]').first()
  await expect(async () => {
    await page.reload()
    await expect(first).toBeVisible({ timeout: 1000 })
  }).toPass()
  const here = new URL(page.url())
  here.searchParams.append('offer', (await first.getAttribute('data-offer')) ?? '')
  await page.goto(here.href)
  await page.getByRole('button', { name: 'Continue to travellers' }).click()
}

/** Fills in the contact; returns its e-mail address, a new one by default. */
export async function fillContact(page: Page, address = someEmail()): Promise<string> {
  const contact = page.getByRole('region', { name: 'Contact' })
  await contact.getByLabel('Given names').fill('Mei Ling')
  await contact.getByLabel('Surname').fill('Tan')
  await contact.getByLabel('E-mail address').fill(address)
  await contact.getByLabel('Country code').selectOption('MY')
  await contact.getByLabel('Phone number').fill('12-345 6789')
  return address
}

/** Returns the section of the form for one traveller, counted from 1. */
export const traveller = (page: Page, number: number): Locator =>
  page.getByRole('region', { name: `Traveller ${number}` })

const letters = ['Anna', 'Bella', 'Clara', 'Dora']

export async function fillTraveller(
  page: Page,
  number: number,
  { title = 'Ms', born = '1990-05-17' } = {},
): Promise<void> {
  const form = traveller(page, number)
  await form.getByLabel('Title').selectOption(title)
  await form.getByLabel('Given names').fill(letters[number - 1] ?? 'Eve')
  await form.getByLabel('Surname').fill('Müller')
  await fillBirthDate(form, born)
  await form.getByLabel('Nationality').selectOption('MY')
  if ((await form.getByLabel('Passport number').count()) === 0) return
  await form.getByLabel('Passport number').fill(`A1234567${number}`)
  await fillPassportExpiry(form, inDays(3000))
  await form.getByLabel('Issued by').selectOption('MY')
}

/** Goes from the search to the payment page, for one adult; returns the e-mail address. */
export async function walkToPayment(page: Page): Promise<string> {
  await walkToTravellers(page)
  const email = await fillContact(page)
  await fillTraveller(page, 1)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page).toHaveURL(/\/pay\/[\w-]+\/choose/)
  return email
}

export const cards = {
  accepted: '4242424242424242',
  secure: '4000002500003155',
  declined: '4000000000000002',
  poor: '4000000000009995',
  silent: '4000000000000119',
}

/** The payment page's button, which includes the total. */
export const continueToPayment = /^Continue to secure payment/

/** Opens the gateway's page, with the button that leads there, and submits a card. */
export async function payByCard(
  page: Page,
  number: string,
  button = continueToPayment,
): Promise<void> {
  await page.getByRole('radio', { name: /^Card/ }).check()
  await page.getByRole('button', { name: button }).click()
  await fillCard(page, number)
  await page.getByRole('button', { name: /^Pay / }).click()
}

/** Enters a card on the gateway's page. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await expect(page).toHaveURL(/\/gateway\/sandbox/)
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('12/40')
  await page.getByLabel('Security code').fill('123')
}

/**
 * Waits until the page shows that everything is confirmed; without scripts it's loaded again by hand. Returns the order's
 * code.
 */
export async function confirmed(
  page: Page,
  hasScripts = true,
  as: 'confirmed' | 'partly_confirmed' = 'confirmed',
): Promise<string> {
  const status = page.locator(`[data-order-status="${as}"]`)
  await expect(async () => {
    if (!hasScripts) await page.reload()
    await expect(status).toBeVisible({ timeout: hasScripts ? 20_000 : 500 })
  }).toPass()
  return (await page.locator('[data-order-code]').getAttribute('data-order-code')) ?? ''
}

/** Changes forms on their way to the server, because scripts may restore values in the page. */
export async function tamper(page: Page, change: (form: URLSearchParams) => void): Promise<void> {
  await page.route('**/*', async (route, request) => {
    const type = (await request.headerValue('content-type')) ?? ''
    if (request.method() !== 'POST' || !type.includes('urlencoded')) return route.fallback()
    const form = new URLSearchParams(request.postData() ?? '')
    change(form)
    await route.continue({ postData: form.toString() })
  })
}
