import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openShop } from '../../../../test/support/shop.ts'
import { filledDraft, inDays, searchRequest } from '../../../../test/support/traveller.ts'
import type { ResultOf } from '../../../contract/endpoint.ts'
import type { Booking, BookingDraft } from '../../../contract/flight/booking.ts'
import type { confirmOffers } from '../../../contract/flight/confirm.ts'
import { hours } from '../../platform/duration.ts'

type Confirmed = ResultOf<typeof confirmOffers>

const shop = await openShop()
const dials = shop.world?.dials
const suppliers = ['meridian', 'skipjack', 'wayline']
const all = (change: object) =>
  dials?.change({ suppliers: Object.fromEntries(suppliers.map((id) => [id, change])) })

async function chosen(traveller = shop.traveller()) {
  const { searchId, results } = await traveller.search(searchRequest())
  const { offerId, price } = results[0]?.cheapest ?? {}
  return { traveller, searchId, offerIds: [offerId], price }
}

test('a confirmed price is unchanged, changed, or gone', async () => {
  const { traveller, searchId, offerIds, price } = await chosen()
  const confirm = () => traveller.call('POST', '/flight/confirm', { searchId, offerIds })
  expect((await confirm()).result).toMatchObject({
    outcome: 'same',
    oldPrice: price,
    newPrice: price,
  })

  all({ priceChange: { percent: 10, times: 1 } })
  const changed = await confirm()
  expect(changed.result).toMatchObject({ outcome: 'changed', oldPrice: price })
  shop.calm()

  all({ gone: { times: 1 } })
  expect((await confirm()).result).toMatchObject({ outcome: 'gone', newPrice: null })
  shop.calm()
})

test('a confirmed journey comes with the other fares of its flights, each family once', async () => {
  const { traveller, searchId, offerIds } = await chosen()
  const confirm = async (ids: unknown[]) => {
    const body = { searchId, offerIds: ids }
    const [line] = (
      await traveller.must(traveller.call<Confirmed>('POST', '/flight/confirm', body))
    ).lines
    if (!line) throw new Error('no journey was confirmed')
    return line
  }
  const { offer, otherFares } = await confirm(offerIds)
  const families = otherFares.map(({ family }) => `${family.cabin} ${family.name}`)
  expect(families.length).toBeGreaterThan(0)
  expect(new Set([...families, `${offer.family.cabin} ${offer.family.name}`]).size).toBe(
    families.length + 1,
  )
  const prices = otherFares.map(({ price }) => price.amount)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))

  const [next] = otherFares
  const moved = await confirm([next?.id])
  expect(moved.offer.slice).toEqual(offer.slice)
  expect(moved.newPrice).toEqual(next?.price)
  expect(moved.otherFares.map(({ family }) => family.name)).toContain(offer.family.name)
})

test('a booking is made at the changed price only once the traveller agrees to it', async () => {
  const { traveller, searchId, offerIds, price } = await chosen()
  all({ priceChange: { percent: 10, times: 1 } })
  const confirmed = await traveller.call<{ newPrice: object; lines: { offer: { id: string } }[] }>(
    'POST',
    '/flight/confirm',
    { searchId, offerIds },
  )
  shop.calm()
  const { newPrice, lines } = confirmed.result
  const book = (ids: unknown[], acceptedTotal: unknown) =>
    traveller.call('POST', '/flight/bookings', { searchId, offerIds: ids, acceptedTotal })
  expect(await book(offerIds, price)).toMatchObject({
    status: 409,
    error: 'PRICE_CHANGED',
    details: { oldPrice: price, newPrice },
  })
  expect(await book([lines[0]?.offer.id], newPrice)).toMatchObject({ status: 201 })
})

test.each([
  ['a cent', (amount: number) => amount - 1],
  ['nearly all', () => 1],
])('a price that is tampered with by %s is refused', async (_, tampered) => {
  const { traveller, searchId, offerIds, price } = await chosen()
  const acceptedTotal = { ...price, amount: tampered(price?.amount ?? 0) }
  const reply = await traveller.call('POST', '/flight/bookings', {
    searchId,
    offerIds,
    acceptedTotal,
  })
  expect(reply).toMatchObject({ status: 409, error: 'PRICE_CHANGED' })

  const booking = await traveller.book(searchRequest())
  const cheaper = { ...booking.total, amount: tampered(booking.total.amount) }
  const submitted = await traveller.submit(booking, filledDraft(booking), cheaper)
  expect(submitted).toMatchObject({ status: 409, error: 'PRICE_CHANGED' })
})

test('offers must be known, and one for each slice', async () => {
  const { traveller, searchId, offerIds, price } = await chosen()
  const confirm = (ids: unknown[]) =>
    traveller.call('POST', '/flight/confirm', { searchId, offerIds: ids })
  expect((await confirm([...offerIds, ...offerIds])).error).toBe('VALIDATION')
  expect((await confirm(['made-up'])).error).toBe('OFFER_NOT_FOUND')
  const body = { searchId, offerIds: ['made-up'], acceptedTotal: price }
  expect((await traveller.call('POST', '/flight/bookings', body)).error).toBe('OFFER_NOT_FOUND')
})

test('another visitor’s booking is not found', async () => {
  const booking = await shop.traveller().book(searchRequest())
  const other = shop.traveller()
  const path = `/flight/bookings/${booking.bookId}`
  const refused = { status: 404, error: 'BOOKING_NOT_FOUND' }
  expect(await other.call('GET', path)).toMatchObject(refused)
  expect(await other.call('PUT', `${path}/draft`, booking.draft)).toMatchObject(refused)
  expect(await other.submit(booking)).toMatchObject(refused)
})

test('a draft is stored as typed, however incomplete, until it is submitted', async () => {
  const traveller = shop.traveller()
  const booking = await traveller.book(
    searchRequest({ passengers: { adult: 2, child: 1, infant: 1 } }),
  )
  expect(booking.draft.passengers.map(({ type }) => type)).toEqual([
    'adult',
    'adult',
    'child',
    'infant',
  ])
  const path = `/flight/bookings/${booking.bookId}`
  const draft = { ...booking.draft, contact: { ...booking.draft.contact, email: 'mei@' } }
  await traveller.must(traveller.call('PUT', `${path}/draft`, draft))
  const { result } = await traveller.call<Booking>('GET', path)
  expect(result.draft).toEqual(draft)

  const { result: order } = await traveller.submit(booking)
  const after = await traveller.call<Booking>('GET', path)
  expect(after.result).toMatchObject({ state: 'submitted', order })
  expect((await traveller.call('PUT', `${path}/draft`, draft)).error).toBe(
    'BOOKING_ALREADY_SUBMITTED',
  )
  expect((await traveller.submit(booking)).result).toEqual(order)
})

test('two open pages keep what was typed on each, and an older save changes nothing', async () => {
  const traveller = shop.traveller()
  const { bookId, draft } = await traveller.book(searchRequest())
  const path = `/flight/bookings/${bookId}`
  const type = (contact: object, editedAt: object) =>
    traveller.must(
      traveller.call('PATCH', `${path}/draft`, {
        ...draft,
        contact: { ...draft.contact, ...contact },
        editedAt,
      }),
    )
  await Promise.all([
    type({ surname: 'Tan' }, { 'contact.surname': 20 }),
    type({ email: 'mei@example.com' }, { 'contact.email': 15 }),
  ])
  await type({ surname: 'Ta' }, { 'contact.surname': 10 })
  const { result } = await traveller.call<Booking>('GET', path)
  expect(result).toMatchObject({
    draft: { contact: { surname: 'Tan', email: 'mei@example.com' } },
    editedAt: { 'contact.surname': 20, 'contact.email': 15 },
  })
  expect(
    await shop.traveller().call('PATCH', `${path}/draft`, { ...draft, editedAt: {} }),
  ).toMatchObject({ status: 404, error: 'BOOKING_NOT_FOUND' })
})

test('a draft stores its form’s fields and no others, however often it is saved', async () => {
  const traveller = shop.traveller()
  const booking = await traveller.book(searchRequest())
  const { bookId, draft } = booking
  const path = `/flight/bookings/${bookId}`
  const invented = (count: number, round = 0) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${round}.${index}`, 1]))
  const bag = `bags/${booking.offers[0]?.id}/0`
  const known = { 'contact.email': 1, 'passengers.0.surname': 1, remind: 1, [bag]: 1 }
  for (const method of ['PUT', 'PATCH']) {
    for (let round = 0; round < 3; round += 1) {
      const others = {
        ...invented(100, round),
        [`bags/invented-${round}/0`]: 1,
        'passengers.8.title': 1,
      }
      const editedAt = { ...known, ...others }
      const sent = { ...draft, editedAt, notes: 'x', contact: { ...draft.contact, more: 'y' } }
      const { result } = await traveller.call<Booking>(method, `${path}/draft`, sent)
      expect(result.editedAt).toEqual(known)
    }
  }
  const { rows } = await shop.platform.db.execute<{ draft: object }>(
    sql`select draft from booking where id = ${bookId}`,
  )
  expect(JSON.stringify(rows[0]?.draft)).not.toMatch(/notes|more|invented|x0/)

  const save = (editedAt: object) => traveller.call('PUT', `${path}/draft`, { ...draft, editedAt })
  expect(await save(invented(201))).toMatchObject({ status: 400, error: 'VALIDATION' })
  expect(await save(invented(25_000))).toMatchObject({ status: 413, error: 'TOO_LARGE' })
  const surname = { ...draft, contact: { ...draft.contact, surname: 'x'.repeat(121) } }
  expect(await traveller.call('PUT', `${path}/draft`, surname)).toMatchObject({
    status: 400,
    fields: { 'contact.surname': 'too_long:120' },
  })
})

test('more bags than a traveller may check in are rejected, not priced', async () => {
  const traveller = shop.traveller()
  const booking = await traveller.book(searchRequest())
  const [choice] = booking.bagChoices
  const bag = { offerId: choice?.offerId, passenger: 0, kg: choice?.kg }
  const draft = { ...filledDraft(booking), bags: Array(6).fill(bag) }
  const path = `/flight/bookings/${booking.bookId}/draft`
  for (const reply of [
    await traveller.call('PUT', path, draft),
    await traveller.submit(booking, draft),
  ]) {
    expect(reply).toMatchObject({ status: 400, fields: { 'bags.5': 'BAG_LIMIT' } })
  }
})

test('a device gets the list of bookings it can continue, without anything typed into them', async () => {
  const traveller = shop.traveller()
  const booking = await traveller.book(searchRequest())
  const sent = await traveller.book(searchRequest())
  await traveller.must(traveller.submit(sent))
  const path = `/flight/bookings?ids=${booking.bookId},${sent.bookId},made-up`
  const [first] = searchRequest().slices
  const { bookId, expiresAt } = booking
  const mine = [{ bookId, expiresAt, from: first?.from, to: first?.to, date: first?.date }]
  expect((await traveller.call('GET', path)).result).toEqual(mine)
  expect((await shop.traveller().call('GET', path)).result).toEqual([])
})

test('passenger errors are listed by field, and what was typed is kept', async () => {
  const traveller = shop.traveller()
  const booking = await traveller.book(searchRequest())
  const draft = filledDraft(booking)
  const [passenger] = draft.passengers
  if (passenger) Object.assign(passenger, { givenName: '美玲', birthDate: inDays(-3000) })
  draft.contact.phone = '12'
  expect(await traveller.submit(booking, draft)).toMatchObject({
    status: 422,
    error: 'PASSENGERS_INVALID',
    fields: {
      'passengers.0.givenName': 'NAME_LETTERS',
      'passengers.0.birthDate': 'AGE_ADULT',
      'contact.phone': 'PHONE_INVALID',
    },
  })
  const kept = await traveller.call<Booking>('GET', `/flight/bookings/${booking.bookId}`)
  expect(kept.result).toMatchObject({ state: 'draft', draft })
})

test('passengers other than those searched for are rejected', async () => {
  const traveller = shop.traveller()
  const booking = await traveller.book(searchRequest())
  const draft = filledDraft(booking)
  const reply = await traveller.submit(booking, { ...draft, passengers: [] })
  expect(reply).toMatchObject({ status: 400, error: 'VALIDATION' })
})

test('extra bags cost the offered price', async () => {
  const traveller = shop.traveller()
  const booking = await traveller.book(searchRequest())
  const [choice] = booking.bagChoices
  const draft = filledDraft(booking)
  const bag = { offerId: choice?.offerId, passenger: 0, kg: choice?.kg }
  const path = `/flight/bookings/${booking.bookId}/draft`
  const { result } = await traveller.call<Booking>('PUT', path, { ...draft, bags: [bag] })
  const price = choice?.price.amount ?? 0
  expect(result.total.amount).toBe(booking.total.amount + price)
  const odd = { ...draft, bags: [{ ...bag, kg: 7 }] } as typeof draft
  expect((await traveller.submit(result, odd)).fields).toEqual({ 'bags.0': 'BAG_UNKNOWN' })
  expect(await traveller.submit(result, result.draft)).toMatchObject({ status: 201 })
})

test('a fare that is sold out or more expensive at the last step is reported before payment', async () => {
  const traveller = shop.traveller()
  const booking = await traveller.book(searchRequest())
  all({ gone: { times: 1 } })
  expect(await traveller.submit(booking)).toMatchObject({ status: 409, error: 'OFFER_GONE' })
  shop.calm()

  all({ priceChange: { percent: 10, times: 1 } })
  const dearer = await traveller.submit(booking)
  expect(dearer).toMatchObject({ status: 409, error: 'PRICE_CHANGED' })
  shop.calm()
  const path = `/flight/bookings/${booking.bookId}`
  const { result: requoted } = await traveller.call<Booking>('GET', path)
  expect(requoted.state).toBe('draft')
  expect(requoted.oldTotal).toEqual(booking.total)
  expect(dearer.details).toEqual({ oldPrice: booking.total, newPrice: requoted.total })
  expect((await traveller.submit(requoted)).status).toBe(201)
  expect((await traveller.must(traveller.call<Booking>('GET', path))).oldTotal).toBeUndefined()
})

test('extra bags go with flights that become more expensive at the last step', async () => {
  const traveller = shop.traveller()
  const booking = await traveller.book(searchRequest())
  const [choice] = booking.bagChoices
  const bag = { offerId: choice?.offerId, passenger: 0, kg: choice?.kg }
  const path = `/flight/bookings/${booking.bookId}`
  const draft = { ...filledDraft(booking), bags: [bag] } as BookingDraft
  const saved = await traveller.must(traveller.call<Booking>('PUT', `${path}/draft`, draft))
  all({ priceChange: { percent: 10, times: 1 } })
  const dearer = await traveller.submit(saved, draft)
  shop.calm()
  const { result: now } = await traveller.call<Booking>('GET', path)
  expect(now.draft.bags).toEqual([{ ...bag, offerId: now.offers[0]?.id }])
  expect(now.offers[0]?.id).not.toBe(bag.offerId)
  expect(now.oldTotal).toEqual(saved.total)
  expect(dearer.details).toEqual({ oldPrice: saved.total, newPrice: now.total })
  expect(now.lines.map(({ kind }) => kind)).toContain('bag')
})

test('an order whose seats were refused is in no list', async () => {
  const traveller = shop.traveller()
  const booking = await traveller.book(searchRequest())
  const { email } = filledDraft(booking).contact
  const listed = () => shop.orders.list({ email }, { language: 'en' })
  all({ gone: { times: 1 } })
  expect(await traveller.submit(booking)).toMatchObject({ status: 409, error: 'OFFER_GONE' })
  shop.calm()
  expect(await listed()).toEqual([])
  const { orderCode } = await traveller.must(traveller.submit(booking))
  expect((await listed()).map((order) => order.orderCode)).toEqual([orderCode])
})

test('submitting stores the draft once', async () => {
  const { pool } = shop.platform.connection
  await pool.query(`create table draft_write (id text);
    create function note_write() returns trigger language plpgsql as
      'begin insert into draft_write values (new.id); return new; end';
    create trigger note_write after update on booking for each row execute function note_write()`)
  const traveller = shop.traveller()
  const booking = await traveller.book(searchRequest())
  const draft = filledDraft(booking)
  await traveller.must(traveller.submit(booking, draft))
  const writes = 'select count(*)::int as count from draft_write where id = $1'
  expect((await pool.query(writes, [booking.bookId])).rows).toEqual([{ count: 1 }])
  const kept = await traveller.call<Booking>('GET', `/flight/bookings/${booking.bookId}`)
  const numbers = { passportNumber: '••••5670', idCardNumber: '••••5670' }
  const passengers = draft.passengers.map((each) => ({ ...each, ...numbers }))
  expect(kept.result).toMatchObject({ state: 'submitted', draft: { ...draft, passengers } })
  await pool.query('drop trigger note_write on booking')
})

test('a passport number is masked once a booking is submitted or has expired', async () => {
  const traveller = shop.traveller()
  const sent = await traveller.book(searchRequest())
  const left = await traveller.book(searchRequest())
  const paths = [sent, left].map(({ bookId }) => `/flight/bookings/${bookId}`)
  const numbers = () =>
    Promise.all(
      paths.map(async (path) => {
        const { draft } = await traveller.must(traveller.call<Booking>('GET', path))
        return draft.passengers[0]?.passportNumber
      }),
    )
  for (const [at, booking] of [sent, left].entries()) {
    await traveller.must(traveller.call('PUT', `${paths[at]}/draft`, filledDraft(booking)))
  }
  expect(await numbers()).toEqual(['A12345670', 'A12345670'])
  await traveller.must(traveller.submit(sent))
  expect(await numbers()).toEqual(['••••5670', 'A12345670'])
  shop.platform.clock.advance(hours(25))
  expect(await numbers()).toEqual(['••••5670', '••••5670'])
})

test('a booking expires after a day', async () => {
  const traveller = shop.traveller()
  const booking = await traveller.book(searchRequest())
  shop.platform.clock.advance(hours(25))
  expect(await traveller.submit(booking)).toMatchObject({ status: 410, error: 'BOOKING_EXPIRED' })
  const { result } = await traveller.call<Booking>('GET', `/flight/bookings/${booking.bookId}`)
  expect(result.state).toBe('expired')
})
