import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { productOf } from '../../../../test/support/documents/described-products.ts'
import { issued } from '../../../../test/support/documents/issued.ts'
import { pdfGlyphs, pdfPages, pdfText } from '../../../../test/support/documents/pdf-text.ts'
import {
  flightItem,
  orderOf,
  segment,
  traveller,
} from '../../../../test/support/documents/ticket-order.ts'
import { bookedRooms } from '../../../../test/support/hotel/stay-item.ts'
import { locales } from '../../../contract/locales.ts'
import { money } from '../../../contract/money.ts'
import { travelDocumentOf } from '../../documents/document-service.ts'
import { travelDocumentPdf } from '../../documents/travel-document.ts'
import type { Product } from '../../order/product.ts'
import { openFaces } from '../../platform/pdf/faces.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import { wordsOf } from '../../platform/words.ts'
import { describeStay } from './describe-stay.ts'
import { stayOf } from './stay-item.ts'
import { staySheet } from './stay-sheet.ts'
import { voucherWords } from './stay-text.ts'

const wishes = { requests: 'High floor', needs: ['wheelchair' as const] }
const sheetOf = (rooms: ReturnType<typeof bookedRooms>, locale = 'en') =>
  staySheet({ rooms, wishes }, locale)
const sheetText = (sheet: ReturnType<typeof sheetOf>) =>
  sheet.groups
    .flatMap(({ title, facts }) => [title, ...facts.map((fact) => fact.join(': '))])
    .map((line) => line.replaceAll('\u00a0', ' '))

const stays = {
  describe: (item, say, together, isPaidBack) =>
    describeStay(
      {} as Seal,
      stayOf(item),
      say,
      together?.filter(({ product }) => product === 'hotel').map(stayOf),
      isPaidBack,
    ),
} as Product

function printed(language: string, property: string, onMissing?: (character: string) => void) {
  const order = orderOf(bookedRooms(property), { language })
  const document = travelDocumentOf(order, () => stays, issued)
  return travelDocumentPdf(document, wordsOf('mail', language), onMissing)
}

test('a voucher names the property first, then each room with its guests, wishes and sums', () => {
  expect(sheetText(sheetOf(bookedRooms('en')))).toEqual([
    'Nirmala Suites',
    'Address: Jalan Kencana No. 5, Nusa Dua, Bali',
    'Phone: +62 812 345 976',
    'Check-in: Sunday, 10 January 2027, 14:00 – 23:00',
    'Check-out: Thursday, 14 January 2027, until 11:00',
    'Stay: 4 nights · 2 rooms',
    'Booking reference: CK4ZJFB',
    'Room 1: Deluxe Twin Room',
    'Guests: Mia Tan · 2 adults, 2 children (age: 5, 8)',
    'Board: Breakfast included',
    'Property’s confirmation number: P-1',
    'Room 2: Deluxe Twin Room',
    'Guests: Daniel Tan · 1 adult',
    'Board: Breakfast included',
    'Property’s confirmation number: P-2',
    'Arrival and requests',
    'Arrival at about: 21:30',
    'Special requests: A guest uses a wheelchair.\nHigh floor',
    'Price and cancellation',
    'Paid to Sojourn: USD 200.00',
    'To pay at the property: IDR 900,000 (about USD 55.00)',
    'Whole stay: USD 255.00',
    'Cancellation: Free cancellation until 8 Jan 2027, 15:00\nCancel by 9 Jan 2027, 15:00: USD 100.00 back\nNo refund after that',
  ])
})

test.each(['da', 'fi', 'id'])('all times are written with points in %s', (locale) => {
  const lines = sheetText(sheetOf(bookedRooms('en'), locale)).join('\n')
  expect(lines).toMatch(/14\.00 – 23\.00(.*\n)*.*11\.00(.*\n)*.*21\.30/)
  expect(lines).not.toMatch(/\d:\d\d/)
})

test('an arrival after midnight has the day of the night after check-in', () => {
  const [first, second] = bookedRooms('en')
  const late = { ...first, details: { ...first.details, arrivesAt: '01:30' } }
  expect(sheetText(sheetOf([late, second]))).toContain(
    'Arrival at about: Monday, 11 January 2027 at 01:30',
  )
})

test('sums that don’t exist aren’t listed, and nothing is refunded where nothing was paid', () => {
  const none = money(0, 'USD')
  const atProperty = { amount: money(900_000, 'IDR'), estimate: money(5_500, 'USD') }
  const there = bookedRooms('en', {
    price: { now: none, atProperty, total: atProperty.estimate },
    rooms: [{ now: none, atProperty: atProperty.amount }, { now: none }],
    refundUntil: [{ instant: '2027-01-08T07:00:00.000Z', refund: none }],
  })
  expect(sheetText(sheetOf(there)).slice(-2)).toEqual([
    'To pay at the property: IDR 900,000 (about USD 55.00)',
    'Cancellation: Free cancellation until 8 Jan 2027, 15:00',
  ])
  const paid = money(20_000, 'USD')
  const now = bookedRooms('en', {
    price: { now: paid, total: paid },
    rooms: [{ now: money(10_000, 'USD') }, { now: money(10_000, 'USD') }],
    refundUntil: [],
  })
  expect(sheetText(sheetOf(now)).slice(-2)).toEqual([
    'Paid to Sojourn: USD 200.00',
    'Cancellation: Non-refundable',
  ])
})

test('once all that was paid is paid back, no refund is promised any more', () => {
  const cancellation = (rooms: ReturnType<typeof bookedRooms>) =>
    sheetText(staySheet({ rooms, wishes, isPaidBack: true }, 'en')).at(-1)
  expect(cancellation(bookedRooms('en'))).toBe('Cancellation: Non-refundable')
  const guaranteeCharge = { amount: money(900_000, 'IDR'), estimate: money(5_500, 'USD') }
  const [first, second] = bookedRooms('en', { guaranteeCharge })
  const rooms = [{ ...first, guarantee: { card: '4242' } }, second] as const
  expect(cancellation([...rooms])).toMatch(
    /^Cancellation: Free cancellation until 9 Jan 2027, 15:00\n.*4242.*IDR 900,000/s,
  )
  const { price } = first.details.rate
  const none = { ...price, now: money(0, 'USD') }
  const refundUntil = [{ instant: '2027-01-08T07:00:00.000Z', refund: money(0, 'USD') }]
  expect(cancellation(bookedRooms('en', { price: none, refundUntil }))).toBe(
    'Cancellation: Free cancellation until 8 Jan 2027, 15:00',
  )
})

test.each([
  ['refunded', { paid: 20_000, refunded: 20_000 }, 'Non-refundable'],
  ['returned by the bank', { paid: 20_000, refunded: 5_000, lost: 15_000 }, 'Non-refundable'],
  ['kept', { paid: 20_000, refunded: 19_999 }, 'USD 100.00 back'],
  ['paid on site', { paid: 0, refunded: 0 }, 'USD 100.00 back'],
])('the voucher of an order whose money was %s', (_, sums, expected) => {
  const order = { ...orderOf(bookedRooms('en')), ...sums }
  const [item] = travelDocumentOf(order, () => stays, issued).items
  if (!item?.sheet) throw new Error('no voucher')
  expect(sheetText(item.sheet).at(-1)).toContain(expected)
})

test('the front desk reads its own language, and what it has to charge instead of what was paid', () => {
  const { onSite } = sheetOf(bookedRooms('id'))
  expect(onSite?.language).toBe('id')
  const text = onSite?.facts.map((fact) => fact.join(': ').replaceAll('\u00a0', ' ')).join('\n')
  for (const fact of [
    'Check-in: Minggu, 10 Januari 2027, pukul 14.00 – 23.00',
    'Masa inap: 4 malam · 2 kamar',
    'Kode booking: CK4ZJFB',
    'Mia Tan · 2 dewasa, 2 anak (usia: 5, 8)',
    'Seorang tamu menggunakan kursi roda.\nHigh floor',
    'Mohon tagih IDR 900.000 kepada tamu.',
  ]) {
    expect(text).toContain(fact)
  }
  expect(text).not.toContain('USD')
  expect(sheetOf(bookedRooms('id'), 'id').onSite).toBeUndefined()
})

test('a driver reads the local address below the request, and so does a guest of the same language', () => {
  const local = { language: 'th', name: 'เนรมิตสวีท', address: '5 ถนนมะลิ กรุงเทพ' }
  const rooms = bookedRooms('th')
  for (const { details } of rooms) details.hotel = { ...details.hotel, local }
  expect(sheetOf(rooms).onSite?.facts[0]).toEqual([
    voucherWords('th')('driver'),
    'เนรมิตสวีท\n5 ถนนมะลิ กรุงเทพ\n+62 812 345 976',
  ])
  expect(sheetText(sheetOf(rooms))[1]).toBe('Address: Jalan Kencana No. 5, Nusa Dua, Bali')
  expect(sheetText(sheetOf(rooms, 'th'))[1]).toContain('5 ถนนมะลิ กรุงเทพ\nJalan Kencana')
})

test.each(locales)('a voucher has all its words in $name, with a glyph for each', ({ code }) => {
  const words = (language: string): Record<string, string> =>
    JSON.parse(readFileSync(`locale/${language}/voucher.json`, 'utf8'))
  expect(Object.keys(words(code))).toEqual(Object.keys(words('en')))
  const { runsOf } = openFaces(code)
  const runs = Object.values(words(code)).flatMap((text) => runsOf(text, 400))
  expect(runs.filter(({ face }) => !face)).toEqual([])
})

test.each(['id', 'th', 'ja', 'km'])('a voucher is printed in English and %s', async (code) => {
  const missing: string[] = []
  const pdf = await printed('en', code, (character) => missing.push(character))
  const text = pdfText(pdf)
  const dense = (part = '') => part.replace(/\s/g, '')
  const { onSite } = sheetOf(bookedRooms(code))
  expect(text.split('\n')).toContain('Voucher')
  expect(dense(text)).toContain(dense(onSite?.title))
  expect(dense(text)).toContain(dense(onSite?.facts.at(-1)?.[1]))
  expect(missing).toEqual([])
  expect(pdfGlyphs(pdf)).not.toContain(0)
})

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
  'no page is empty where a voucher comes after the flights of %d travellers',
  async (count) => {
    const travellers = Array.from({ length: count }, (_, index) => traveller(`MEI ${index}`))
    const flights = ['2027-01-10', '2027-01-14'].map((day) =>
      flightItem(day, segment('KUL', 'DPS', day), { travellers }),
    )
    const document = travelDocumentOf(
      orderOf([...flights, ...bookedRooms('id')]),
      (item) => (item.product === 'hotel' ? stays : productOf(item)),
      issued,
    )
    const pages = pdfPages(await travelDocumentPdf(document, wordsOf('mail', 'en')))
    const isFoot = (line: string) => /^Order ABC234, page \d of \d$/.test(line)
    const written = pages.map((lines) => lines.filter((line) => !isFoot(line)).length)
    expect(Math.min(...written)).toBeGreaterThan(0)
  },
)
