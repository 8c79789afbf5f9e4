import { expect, test } from 'vitest'
import { openShop } from '../../../../test/support/shop.ts'
import { filledDraft, searchRequest } from '../../../../test/support/traveller.ts'
import { blocksAsText } from '../../platform/mail/mail-blocks.ts'
import { findBooking } from '../booking/booking-store.ts'
import { reminderMail } from './reminder-mail.ts'

const shop = await openShop()
const token = 't'.repeat(43)
const origin = 'https://sojourn.example'

const mailOf = (row: Parameters<typeof reminderMail>[0], number: 1 | 2 = 1) => {
  const mail = reminderMail(row, { number, token, origin, inCart: 0 })
  return { ...mail, ...mail.says(mail.language) }
}
const textOf = (row: Parameters<typeof reminderMail>[0], number: 1 | 2) =>
  blocksAsText(mailOf(row, number).blocks)

async function left(more: object = {}) {
  const traveller = shop.traveller()
  const booking = await traveller.book(
    searchRequest({ passengers: { adult: 2, child: 0, infant: 0 } }),
  )
  const draft = { ...filledDraft(booking), remind: true }
  await traveller.call('PUT', `/flight/bookings/${booking.bookId}/draft`, draft)
  const asker = { auid: traveller.auid, memberId: undefined }
  const row = await findBooking(shop.platform.db, shop.platform.seal, booking.bookId, asker)
  if (!row) throw new Error('no booking')
  return { booking, row: { ...row, ...more } }
}

test('it lists the flights, their price, and that the price may have changed', async () => {
  const { booking, row } = await left()
  const { subject } = mailOf(row)
  expect(subject).toBe('Still planning Kuala Lumpur – Bangkok?')
  const [segment] = booking.offers[0]?.slice.segments ?? []
  const text = textOf(row, 1)
  expect(text).toContain(`${segment?.flight} · ${segment?.airlineName}: Kuala Lumpur (KUL) `)
  expect(text).toMatch(/They cost MYR\u00a0[\d,.]+ for 2 travellers .* may have changed/)
  expect(text).toContain(`${origin}/en/flight/book/${booking.bookId}?acart=${token}`)
  expect(text).toContain(`${origin}/en/report-abandoned?id=${token}`)
  expect(text).toContain('once more tomorrow')
  expect(textOf(row, 2)).toContain('our last reminder')
})

test('it contains no names, because the address isn’t verified', async () => {
  const { row } = await left()
  expect(JSON.stringify(mailOf(row))).not.toMatch(/Mei|Tan|A1234567|1990|6789/)
})

test('mail programs can end the reminders with one click (RFC 8058)', async () => {
  const { row } = await left()
  expect(mailOf(row).headers).toEqual({
    'List-Unsubscribe': `<${origin}/en/report-abandoned?id=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

test('its links open pages in the booking’s language', async () => {
  const { row } = await left({ language: 'th' })
  expect(textOf(row, 1)).toContain(`${origin}/th/flight/book/`)
})
