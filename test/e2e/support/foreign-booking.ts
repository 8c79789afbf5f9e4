import { expect, type Locator, type Page } from '@playwright/test'
import { cookies, headers as names } from '../../../src/contract/headers.ts'
import { localeByCode, locales } from '../../../src/contract/locales.ts'
import type { Money } from '../../../src/contract/money.ts'
import type { Order } from '../../../src/contract/order/order.ts'
import { formatMoney } from '../../../src/contract/words/format-money.ts'
import { createSigner } from '../../../src/server/platform/secrets/secret-key.ts'
import { wordsOf } from '../../../src/server/platform/words.ts'
import { pdfText } from '../../support/documents/pdf-text.ts'
import { inDays } from '../../support/test-clock.ts'
import { createTraveller, emailOf, searchRequest, sendAsSite } from '../../support/traveller.ts'
import { cards, flightQuery } from './booking-journey.ts'
import { callerOf } from './caller.ts'
import { sharedSecret } from './held-order.ts'
import { someEmail } from './member-journey.ts'

/** Somebody who chose language, country and currency, none of which follows from another. */
export interface ForeignBuyer {
  language: string
  country: string
  currency: string
}

/** One for each script, and those of Latin letters with the most and the longest words. */
export const foreignBuyers: readonly ForeignBuyer[] = [
  { language: 'th', country: 'JP', currency: 'EUR' },
  { language: 'km', country: 'TH', currency: 'VND' },
  { language: 'ja', country: 'SG', currency: 'THB' },
  { language: 'zh-tw', country: 'MY', currency: 'SGD' },
  { language: 'hi', country: 'AE', currency: 'AED' },
  { language: 'bn', country: 'IN', currency: 'INR' },
  { language: 'de', country: 'CH', currency: 'CHF' },
  { language: 'ru', country: 'KZ', currency: 'KZT' },
  { language: 'el', country: 'GB', currency: 'GBP' },
  { language: 'vi', country: 'TW', currency: 'TWD' },
]

const tagOf = ({ language }: ForeignBuyer): string => (localeByCode(language) ?? locales[0]).tag
const pageTag = (buyer: ForeignBuyer): string => tagOf(buyer).split('-u-')[0] ?? ''

/** Returns a message in the buyer's language. */
const say = (
  { language }: ForeignBuyer,
  namespace: string,
  key: string,
  values?: Record<string, string>,
): string => wordsOf(namespace, language)(key, values)

/** Returns the cookies in which the site keeps what somebody chose. */
const chosen = ({ language, country, currency }: ForeignBuyer) => ({
  [cookies.language]: language,
  [cookies.country]: country,
  [cookies.currency]: currency,
})

/** A key where a message should be, such as `order.page-title`. */
const anyKey =
  />\s*(?:common|country|flight-[a-z]+|order|payment|mail|gateway|error|auth)\.[a-z][a-z-]+\s*</

/** Expects a page of the site in the buyer's language, country and currency. */
function expectOwnPage(html: string, buyer: ForeignBuyer, page: string): void {
  expect(html, page).toContain(`<html lang="${pageTag(buyer)}"`)
  expect(html, page).not.toMatch(anyKey)
  const [, state = '{}'] = /id="page-state"[^>]*>([^<]*)</.exec(html) ?? []
  const { locale, country, currency } = JSON.parse(state).state.visitor
  expect({ language: locale.code, country, currency }, page).toEqual(buyer)
}

/** Expects the gateway's page in the buyer's language, with the amount in their currency. */
function expectGateway(html: string, buyer: ForeignBuyer, total: Money): void {
  expect(html).toContain(`<html lang="${buyer.language}"`)
  expect(html).toContain(formatMoney(total, tagOf(buyer)))
}

interface Device {
  origin: string
  auid: string
}

/** Opens a page of the site without a browser. */
async function fetchPage({ origin, auid }: Device, buyer: ForeignBuyer, path: string) {
  const jar = { ...chosen(buyer), [cookies.auid]: auid }
  const cookie = Object.entries(jar).map((each) => each.join('='))
  // Without a browser's name it would be a crawler, which gets no error pages.
  const headers = { cookie: cookie.join('; '), 'user-agent': 'Mozilla/5.0 Chrome/140.0' }
  return fetch(`${origin}${path}`, { headers })
}

/** Expects that the mail about a booked order, and its PDF, are in the buyer's language and currency. */
async function expectDocuments(device: Device, buyer: ForeignBuyer, order: Order): Promise<void> {
  const { origin } = device
  const { orderCode, contact } = order
  const total = formatMoney(order.total, tagOf(buyer))
  const outbox = `${origin}/dev/outbox?to=${encodeURIComponent(contact.email)}`
  const subject = say(buyer, 'mail', 'confirmation-subject-flight', { order: orderCode })
  let mail: { subject: string; text: string; html?: string } | undefined
  await expect(async () => {
    const answer = await fetch(outbox, { headers: { accept: 'application/json' } })
    const mails: { subject: string; text: string; html?: string }[] = await answer.json()
    mail = mails.find((each) => each.subject === subject)
    expect(mail, mails.map((each) => each.subject).join()).toBeDefined()
  }).toPass()
  expect(mail?.text).toContain(say(buyer, 'mail', 'confirmation-heading'))
  expect(mail?.text).toContain(`/${buyer.language}/order/${orderCode}`)
  expect(mail?.text).toContain(total)
  expect(mail?.text).not.toMatch(/\bmail\.[a-z-]+\b/)

  const file = await fetchPage(device, buyer, `/${buyer.language}/order/${orderCode}/e-ticket.pdf`)
  const text = squeezed(pdfText(new Uint8Array(await file.arrayBuffer())))
  expect(text).toContain(squeezed(say(buyer, 'mail', 'ticket-order', { order: orderCode })))
  expect(text).toContain(squeezed(say(buyer, 'mail', 'ticket-passengers-flight')))
  expect(text).toContain(squeezed(say(buyer, 'mail', 'ticket-total-flight', { amount: total })))
}

/** Without spaces, which lines of a PDF and amounts have of several kinds. */
const squeezed = (text: string): string => text.normalize('NFC').replace(/\s+/g, '')

/** Expects pages that anybody can get to in between: signing in, and a page that doesn't exist. */
async function expectOtherPages(device: Device, buyer: ForeignBuyer): Promise<void> {
  for (const [path, status] of [
    ['', 200],
    ['/login', 200],
    ['/no/such/page', 404],
  ] as const) {
    const answer = await fetchPage(device, buyer, `/${buyer.language}${path}`)
    expect(answer.status, path).toBe(status)
    expectOwnPage(await answer.text(), buyer, path)
  }
}

/** Books a flight by calls as the site's pages make them, and reads those pages as the server writes them. */
export async function bookByCalls(origin: string, buyer: ForeignBuyer): Promise<void> {
  const { language, country, currency } = buyer
  const request = searchRequest({ currency })
  const send = sendAsSite(createSigner(sharedSecret()), request.slices)
  const traveller = createTraveller((call) => {
    call.headers.set(names.language, language === 'zh-tw' ? 'zh-TW' : language)
    call.headers.set(names.country, country)
    call.headers.set(names.currency, currency)
    return send(call)
  }, origin)
  const device = { origin, auid: traveller.auid }
  const booking = await traveller.book(request)
  const { orderCode, trxId } = await traveller.must(traveller.submit(booking))

  const choose = `/${language}/pay/${trxId}/choose`
  expectOwnPage(await (await fetchPage(device, buyer, choose)).text(), buyer, choose)
  const returnPath = `/${language}/pay/${trxId}/confirmation`
  const { redirect } = await traveller.must(
    traveller.call<{ redirect: string }>('POST', `/pay/${trxId}/start`, {
      method: 'card',
      returnPath,
    }),
  )
  const gateway = `${origin}${new URL(redirect).pathname}`
  expectGateway(await (await fetch(gateway)).text(), buyer, booking.total)
  const paid = await traveller.payByCard(gateway)
  expect(paid.headers.get('location')).toContain(returnPath)
  const order = await bookedOrder(traveller, { orderCode, trxId })
  expect(order.total.currency).toBe(currency)
  expect(order.contact.email).toBe(emailOf(booking))

  for (const path of [returnPath, `/${language}/order/${orderCode}`]) {
    const html = await (await fetchPage(device, buyer, path)).text()
    expectOwnPage(html, buyer, path)
    expect(html).toContain(formatMoney(order.total, tagOf(buyer)))
  }
  await expectDocuments(device, buyer, order)
  await expectOtherPages(device, buyer)
}

type Buyer = Pick<ReturnType<typeof createTraveller>, 'must' | 'settle' | 'order'>

/** Waits until a paid order is booked, and returns it. */
async function bookedOrder(
  { must, settle, order }: Buyer,
  { orderCode, trxId }: { orderCode: string; trxId: string },
): Promise<Order> {
  let booked: Order | undefined
  await expect(async () => {
    await settle(trxId)
    booked = await must(order(orderCode))
    expect(booked.status).toBe('confirmed')
  }).toPass()
  return booked as Order
}

/** Books a flight in a browser, from the search to the e-ticket, and reads what comes by mail. */
export async function bookInBrowser(page: Page, origin: string, buyer: ForeignBuyer) {
  const { language } = buyer
  await page
    .context()
    .addCookies(
      Object.entries(chosen(buyer)).map(([name, value]) => ({ name, value, url: origin })),
    )
  const seen = async (what: string) => {
    await expect(page.locator('html')).toHaveAttribute('lang', pageTag(buyer))
    expectOwnPage(await (await page.request.get(page.url())).text(), buyer, what)
  }
  const button = (namespace: string, key: string) =>
    page.getByRole('button', { name: say(buyer, namespace, key), exact: true })
  const field = (name: string) => page.locator(`[name="${name}"]`)

  await page.goto(`/${language}/flight/search?${flightQuery({})}`)
  await expect(page.locator('[data-search-state="done"]')).toBeVisible()
  await seen('results')
  const here = new URL(page.url())
  const row = page.locator('[data-offer][data-stops="direct"]').first()
  here.searchParams.append('offer', (await row.getAttribute('data-offer')) ?? '')
  await page.goto(here.href)
  await expect(page).toHaveURL(/\/flight\/confirm/)
  await button('flight-confirm', 'continue').click()
  await expect(page).toHaveURL(/\/flight\/book\//)
  await seen('travellers')

  await field('contact.givenName').fill('Mei Ling')
  await field('contact.surname').fill('Tan')
  await field('contact.email').fill(someEmail())
  await field('contact.phoneCountry').selectOption('MY')
  await field('contact.phone').fill('12-345 6789')
  const person = (name: string) => field(`passengers.0.${name}`)
  await person('title').selectOption('ms')
  await person('givenName').fill('Anna')
  await person('surname').fill('Tan')
  await fillDate(person, 'birthDate', '1990-05-17')
  await person('nationality').selectOption('MY')
  if ((await person('passportNumber').count()) > 0) {
    await person('passportNumber').fill('A12345671')
    await fillDate(person, 'passportExpiry', inDays(3000))
    await person('passportCountry').selectOption('MY')
  }
  await button('flight-book', 'pay').click()
  await expect(page).toHaveURL(/\/pay\/[\w-]+\/choose/)
  await seen('payment')

  await page.locator('[name="method"][value="card"]').check()
  const [before = ''] = say(buyer, 'payment', 'continue', { total: '\n' }).split('\n')
  await page.getByRole('button', { name: before.trim() }).click()
  await expect(page).toHaveURL(/\/gateway\/sandbox/)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await field('number').fill(cards.accepted)
  await field('expiry').fill('12/40')
  await field('code').fill('123')
  await page
    .locator(
      'form:has([name="number"]) button[type="submit"], form:has([name="number"]) button:not([type])',
    )
    .first()
    .click()

  await expect(page.locator('[data-order-status="confirmed"]')).toBeVisible()
  const code = (await page.locator('[data-order-code]').getAttribute('data-order-code')) ?? ''
  await page.goto(`/${language}/order/${code}`)
  await seen('order')
  const { traveller } = await callerOf(page)
  const order = await traveller.must(traveller.order(code))
  expect(order.total.currency).toBe(buyer.currency)
  await expect(page.getByRole('main')).toContainText(formatMoney(order.total, tagOf(buyer)))
  const device = { origin, auid: traveller.auid }
  await expectDocuments(device, buyer, order)
  await expectOtherPages(device, buyer)
}

async function fillDate(
  field: (name: string) => Locator,
  name: string,
  date: string,
): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-')
  await field(`${name}.day`).fill(String(Number(day)))
  await field(`${name}.month`).selectOption(String(Number(month)))
  await field(`${name}.year`).fill(year)
}
