import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { filledDraft } from '../../support/traveller.ts'
import { axeFinds } from '../support/axe.ts'
import { fillContact, fillTraveller } from '../support/booking-journey.ts'
import { cartItem, someTrip } from '../support/cart-journey.ts'
import { type Mail, mailsTo } from '../support/member-journey.ts'
import { bookFlights, openTravellers } from '../support/open-booking.ts'
import { putFlights, putStay } from '../support/open-cart.ts'
import { ownSite, test } from '../support/own-site.ts'

// Moves the clock, which would disturb all other tests.
ownSite()
test.describe.configure({ mode: 'serial' })

const later = (request: APIRequestContext, minutes: number) =>
  request.post('/dev/clock', { data: { advanceMs: minutes * 60_000 } })

/** Fills in the form up to the first traveller, requests a reminder, and leaves. */
async function leave(page: Page, to: string) {
  await openTravellers(page)
  await fillContact(page, to)
  await fillTraveller(page, 1)
  const box = page.getByRole('checkbox', { name: 'Remind me by e-mail if I leave before paying' })
  await expect(box).not.toBeChecked()
  await box.check()
  await page.getByRole('button', { name: 'Save and come back later' }).click()
  await expect(page.getByText('Saved. You can leave this page')).toBeVisible()
  await page.goto('/en')
}

/** Leaves a booking that calls filled in, with such a request. */
async function leaveDraft(page: Page, email: string) {
  const { traveller, booking } = await bookFlights(page)
  const draft = filledDraft(booking)
  const contact = { ...draft.contact, email }
  const path = `/flight/bookings/${booking.bookId}/draft`
  await traveller.must(traveller.call('PUT', path, { ...draft, contact, remind: true }))
}

/** Returns the links of the first reminder, once it has arrived. */
async function reminder(request: APIRequestContext, to: string) {
  await later(request, 61)
  await expect.poll(async () => (await mailsTo(request, to)).length).toBe(1)
  return linksIn((await mailsTo(request, to))[0])
}

function linksIn(mail: Mail | undefined) {
  const [goOn = '', report = ''] = mail?.text.match(/http\S+/g) ?? []
  return { goOn, report, headers: mail?.headers ?? {} }
}

test('an abandoned booking is continued from its reminder’s link; on another device its input isn’t shown', async ({
  page,
  request,
  browser,
}) => {
  await leave(page, 'leaver@example.com')
  const { goOn } = await reminder(request, 'leaver@example.com')
  await page.goto(goOn)
  await expect(page.getByText('Your saved booking')).toBeVisible()
  await expect(page.getByLabel('Surname').last()).toHaveValue('Müller')
  await expect(page.getByRole('checkbox', { name: /^Remind me/ })).toBeChecked()
  expect(await axeFinds(page)).toEqual([])

  const other = await browser.newPage()
  await other.goto(goOn)
  await expect(other).toHaveURL(/\/en\/flight\/search\?depAirport=KUL&arrAirport=BKK.*&acart=1$/)
  await expect(other.locator('[data-offer]').first()).toBeVisible()
  await expect(other.getByText('Müller')).toHaveCount(0)
  await other.close()
})

test('the link opens the whole cart, on another device without what was entered', async ({
  page,
  request,
  browser,
}) => {
  const to = 'filler@example.com'
  const trip = someTrip()
  await putFlights(page, { ...trip.flight, filled: false })
  await putStay(page, trip.stay)
  await page.goto('/en/cart')
  await cartItem(page, 'flight').getByRole('link', { name: 'Add traveller details' }).click()
  await fillContact(page, to)
  await fillTraveller(page, 1)
  await page.getByRole('checkbox', { name: /^Remind me/ }).check()
  await page.getByRole('button', { name: 'Save and return to cart' }).click()
  await expect(cartItem(page, 'flight').getByText('Details complete')).toBeVisible()
  const { goOn } = await reminder(request, to)
  await page.goto(goOn)
  await expect(page).toHaveURL(/\/en\/cart\?acart=1$/)
  await expect(page.getByText('Your saved cart')).toBeVisible()
  await expect(cartItem(page, 'flight').getByText('Details complete')).toBeVisible()
  await expect(cartItem(page, 'hotel')).toBeVisible()

  const other = await browser.newPage()
  await other.goto(goOn)
  await expect(other).toHaveURL(/\/en\/cart\?acart=1$/)
  await expect(other.getByRole('link', { name: 'Cart (2)' })).toBeVisible()
  await expect(cartItem(other, 'hotel')).toBeVisible()
  await expect(cartItem(other, 'flight').getByText('Details missing')).toBeVisible()
  await expect(other.getByText('filler@example.com')).toHaveCount(0)
  expect(await axeFinds(other)).toEqual([])
  await other.close()
})

test('giving a reason ends the reminders, and input is kept until it is valid', async ({
  page,
  request,
}) => {
  const to = 'teller@example.com'
  await leaveDraft(page, to)
  const { report } = await reminder(request, to)
  await page.goto(report)
  await page.getByLabel('Anything else you’d like to tell us?').fill('x'.repeat(1003))
  await page.getByRole('button', { name: 'Send and stop reminders' }).click()
  await expect(page.getByText('Choose a reason, or use')).toBeVisible()
  const comment = page.getByLabel('Anything else you’d like to tell us?')
  await expect(comment).toHaveAccessibleDescription(/3 characters over the limit of 1,000/)
  await expect(comment).toHaveValue('x'.repeat(1003))
  expect(await axeFinds(page)).toEqual([])
  await comment.fill('Too dear for now.')
  await page.getByRole('radio', { name: 'The price was too high' }).check()
  await page.getByRole('button', { name: 'Send and stop reminders' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for telling us' })).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('link', { name: 'Change your answer' }).click()
  await expect(page.getByRole('radio', { name: 'The price was too high' })).toBeChecked()
  await expect(comment).toHaveValue('Too dear for now.')
  await page.goBack()
  await page.getByRole('link', { name: 'Search these flights again' }).click()
  await expect(page).toHaveURL(/\/flight\/search\?depAirport=KUL&arrAirport=BKK/)

  await later(request, 26 * 60)
  await expect.poll(async () => (await mailsTo(request, 'leaver@example.com')).length).toBe(2)
  expect(await mailsTo(request, to)).toHaveLength(1)
})

test('a mail program ends the reminders with one click, and so does a button without scripts', async ({
  browser,
  request,
}) => {
  const { report, headers } = linksIn((await mailsTo(request, 'leaver@example.com'))[0])
  expect(headers['List-Unsubscribe']).toBe(`<${report}>`)
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  // As in RFC 8058: no cookies, no origin, no redirect.
  const clicked = await request.post(report, {
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  })
  expect(clicked.status()).toBe(200)
  expect(await clicked.text()).toContain('No more reminders')

  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(report)
  await page.getByRole('button', { name: 'Send and stop reminders' }).click()
  await expect(page.getByText('Choose a reason, or use')).toBeVisible()
  await page.getByRole('button', { name: 'Just stop reminding me' }).click()
  await expect(page.getByRole('heading', { name: 'No more reminders' })).toBeVisible()
  await page.close()
})

test('an unknown link says so and offers a way on', async ({ page }) => {
  const answer = await page.goto('/en/report-abandoned?id=unknown')
  expect(answer?.status()).toBe(404)
  await expect(page.locator('[data-error="REMINDER_NOT_FOUND"]')).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole('link', { name: 'Search flights' }).click()
  await expect(page).toHaveURL(/\/en\/flight$/)
})
