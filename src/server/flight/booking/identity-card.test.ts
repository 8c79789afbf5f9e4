import { beforeEach, expect, test } from 'vitest'
import { openShop } from '../../../../test/support/shop.ts'
import { filledDraft, inDays, searchRequest } from '../../../../test/support/traveller.ts'
import type { PassengerDraft } from '../../../contract/flight/booking.ts'
import { createEraseDocuments } from '../../order/erase-documents.ts'
import { days } from '../../platform/duration.ts'

const { platform, ...shop } = await openShop()
/** Each device may hold few unpaid orders. */
let traveller = shop.traveller()
beforeEach(() => {
  traveller = shop.traveller()
})
const bali = { from: 'CGK', to: 'DPS', date: inDays(20) }
const number = '3171 2345-6789 0001'

/** Returns a booking of these flights, and its draft with these documents. */
async function booked(slices: (typeof bali)[], documents: Partial<PassengerDraft>) {
  const tripType = slices.length > 1 ? 'multicity' : 'oneway'
  const booking = await traveller.book(searchRequest({ slices, tripType }))
  const draft = filledDraft(booking)
  const passengers = draft.passengers.map((each) => ({ ...each, ...documents }))
  return { booking, draft: { ...draft, passengers } }
}
const order = async ({ booking, draft }: Awaited<ReturnType<typeof booked>>) => {
  const { orderCode } = await traveller.must(traveller.submit(booking, draft))
  return traveller.must(traveller.order(orderCode))
}
const stored = async (code: string) => {
  const sql = `select travellers -> 0 as traveller from order_item i
    join "order" o on o.id = i.order_id where o.code = $1`
  return (await platform.connection.pool.query(sql, [code])).rows[0].traveller
}

test('within a country that asks for it, seats are held with an identity card, and only that is kept', async () => {
  const made = await booked([bali], { idCardNumber: number, idCardCountry: 'ID' })
  expect(made.booking.documents).toBe('id_card')
  const { orderCode, status, items } = await order(made)
  expect(status).toBe('awaiting_payment')
  expect(items[0]?.travellers[0]).toMatchObject({ idCard: '••••0001' })
  expect(items[0]?.travellers[0]).not.toHaveProperty('passport')
  expect(await stored(orderCode)).toMatchObject({
    idCardCountry: 'ID',
    idCardExpiry: '',
    passportSealed: '',
    passportCountry: '',
  })
  expect(JSON.stringify(await stored(orderCode))).not.toContain('3171')
})

test('a passport may be used instead', async () => {
  const { items } = await order(await booked([bali], { document: 'passport', idCardNumber: '' }))
  expect(items[0]?.travellers[0]).toMatchObject({ passport: '••••5670' })
  expect(items[0]?.travellers[0]).not.toHaveProperty('idCard')
})

test('a card that is missing or has expired is refused with its field', async () => {
  const wrong = { idCardNumber: '', idCardExpiry: bali.date }
  const { booking, draft } = await booked([bali], wrong)
  const { error, fields } = await traveller.submit(booking, draft)
  expect([error, fields]).toEqual([
    'PASSENGERS_INVALID',
    { 'passengers.0.idCardNumber': 'REQUIRED', 'passengers.0.idCardExpiry': 'ID_CARD_EXPIRED' },
  ])
})

test('a trip that also goes abroad needs passports for all of its flights', async () => {
  const abroad = { from: 'DPS', to: 'SIN', date: inDays(25) }
  const made = await booked([bali, abroad], { document: 'id_card' })
  expect(made.booking.documents).toBe('passport')
  const { status, items } = await order(made)
  expect(status).toBe('awaiting_payment')
  for (const { travellers } of items) expect(travellers[0]).not.toHaveProperty('idCard')
})

test('bookings of an earlier version, which had no identity cards, can still be filled in', async () => {
  const { booking, draft } = await booked([bali], {})
  const path = `/flight/bookings/${booking.bookId}`
  await traveller.must(traveller.call('PUT', `${path}/draft`, draft))
  const sql = `update booking set draft = jsonb_set(draft, '{passengers,0}', (draft #> '{passengers,0}')
    - array['idCardSealed', 'idCardLastFour', 'idCardExpiry', 'idCardCountry', 'document']) where id = $1`
  await platform.connection.pool.query(sql, [booking.bookId])
  const read = await traveller.must(traveller.call<typeof booking>('GET', path))
  expect(read.draft.passengers[0]).toMatchObject({ idCardNumber: '', document: '' })
})

test('the number of a card is erased after the trip; names are kept', async () => {
  const { orderCode } = await order(await booked([bali], {}))
  expect(await stored(orderCode)).toMatchObject({ idCardLastFour: '5670' })
  platform.clock.advance(days(30))
  await createEraseDocuments(platform)()
  const erased = { surname: 'TAN', idCardSealed: '', idCardLastFour: '' }
  expect(await stored(orderCode)).toMatchObject(erased)
})
