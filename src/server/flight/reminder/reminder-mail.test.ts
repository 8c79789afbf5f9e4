import { expect, test } from 'vitest'
import { openShop } from '../../../../test/support/shop.ts'
import { filledDraft, searchRequest } from '../../../../test/support/traveller.ts'
import { findBooking } from '../booking-store.ts'
import { reminderMail } from './reminder-mail.ts'

const shop = await openShop()
const token = 't'.repeat(43)
const origin = 'https://sojourn.example'

async function left(more: object = {}) {
  const traveller = shop.traveller()
  const booking = await traveller.book(
    searchRequest({ passengers: { adult: 2, child: 0, infant: 0 } }),
  )
  const draft = { ...filledDraft(booking), remind: true }
  await traveller.call('PUT', `/flight/bookings/${booking.bookId}/draft`, draft)
  const row = await findBooking(shop.platform.db, booking.bookId, traveller.auid)
  if (!row) throw new Error('no booking')
  return { booking, row: { ...row, ...more } }
}

test('it says which flights, what they cost, and that this may have changed', async () => {
  const { booking, row } = await left()
  const { subject, text, html } = reminderMail(row, { number: 1, token, origin })
  expect(subject).toBe('Go on with your booking Kuala Lumpur – Bangkok?')
  const [segment] = booking.offers[0]?.slice.segments ?? []
  for (const body of [text, html]) {
    expect(body).toContain(`${segment?.flight} Kuala Lumpur – Bangkok`)
    expect(body).toMatch(/They cost MYR [\d,.]+ for 2 travellers .* may have changed/)
    expect(body).toContain(`${origin}/en/flight/book/${booking.bookId}?acart=${token}`)
    expect(body).toContain(`${origin}/en/report-abandoned?id=${token}`)
    expect(body).toContain('once more tomorrow')
  }
  expect(reminderMail(row, { number: 2, token, origin }).text).toContain('the last mail')
})

test('it names nobody, for the address was never proven', async () => {
  const { row } = await left()
  expect(JSON.stringify(reminderMail(row, { number: 1, token, origin }))).not.toMatch(
    /Mei|Tan|A1234567|1990|6789/,
  )
})

test('mail programs can end the reminders with one click (RFC 8058)', async () => {
  const { row } = await left()
  expect(reminderMail(row, { number: 1, token, origin }).headers).toEqual({
    'List-Unsubscribe': `<${origin}/en/report-abandoned?id=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

test('its links lead to pages in the language of the booking', async () => {
  const { row } = await left({ language: 'th' })
  expect(reminderMail(row, { number: 1, token, origin }).text).toContain(
    `${origin}/th/flight/book/`,
  )
})
