import { beforeEach, expect, test } from 'vitest'
import { testHotelWorld } from '../../../test/support/hotel-world.ts'
import { inDays } from '../../../test/support/traveller.ts'
import { days } from '../../server/platform/duration.ts'
import type { StayRequest, SupplierRate } from '../../server/supplier/hotel-supplier.ts'
import { SupplierFailure, SupplierTimeout } from '../../server/supplier/supplier-error.ts'
import { addDays } from '../../server/world/zoned-time.ts'
import { devWorld } from '../shared/dials/dev-world-routes.ts'
import { hotelPart } from './dev-world-part.ts'

const { world, clock, supplier, around, calm } = await testHotelWorld(6, ['siem-reap-kh'])
const [bedbank, direct] = [supplier('bedbank'), supplier('direct')]
beforeEach(calm)

type Turn = NonNullable<Parameters<typeof world.dials.change>[0]['suppliers']>[string]
const turn = (dials: Turn) => world.dials.change({ suppliers: { bedbank: dials, direct: dials } })

const routes = devWorld([hotelPart(world)])
const post = (body: unknown) =>
  routes.request('/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function aRequest(id = 'bedbank', night = inDays(80)): Promise<StayRequest> {
  const stay = {
    checkIn: night,
    checkOut: addDays(night, 2),
    rooms: [{ adults: 2, childAges: [] }],
  }
  const found = await supplier(id).search({ ...around('siem-reap-kh'), stay })
  const rate = found
    .flatMap(({ rates }) => rates)
    .find(({ pay, refundUntil }) => pay === 'now' && refundUntil[0])
  if (!rate) throw new Error('nothing is sold')
  return {
    reference: crypto.randomUUID(),
    rate,
    leadGuests: [{ title: 'ms', givenName: 'Amalia', surname: 'Tan' }],
    contact: { email: 'traveller@example.com', phone: '+60123456789' },
    requests: '',
  }
}

async function booked(
  id?: string,
  night?: string,
): Promise<{ request: StayRequest; code: string }> {
  const request = await aRequest(id, night)
  const outcome = await supplier(id ?? 'bedbank').book(request)
  if (outcome.outcome !== 'booked') throw new Error(outcome.reason)
  return { request, code: outcome.code }
}

const paid = ({ rooms }: SupplierRate) => rooms.reduce((sum, { now }) => sum + now.amount, 0)

test('after an error nothing was done; after a timeout it was or it wasn’t', async () => {
  for (const [mode, outcome] of [
    ['error', 'not_found'],
    ['timeout', 'not_found'],
    ['timeout_done', 'booked'],
  ] as const) {
    const request = await aRequest('direct')
    turn({ faults: { book: { mode, times: 1 } } })
    const asked = direct.book(request)
    await expect(asked).rejects.toThrow(mode === 'error' ? SupplierFailure : SupplierTimeout)
    expect(await direct.lookUp(request.reference)).toMatchObject({ outcome })
    expect(await direct.book(request)).toMatchObject({ outcome: 'booked' })
  }
})

test.each(['bedbank', 'direct'])('a booking that %s refuses fails for good', async (id) => {
  const request = await aRequest(id)
  await supplier(id).hold?.(request)
  turn({ faults: { book: { mode: 'refuse', times: 1 } } })
  const refused = { outcome: 'failed', reason: 'refused' }
  expect(await supplier(id).book(request)).toEqual(refused)
  expect(await supplier(id).book(request)).toEqual(refused)
  expect(await supplier(id).lookUp(request.reference)).toEqual(refused)
})

test('cancellations and changes can be refused', async () => {
  const { request } = await booked()
  const { reference, rate, leadGuests } = request
  turn({ faults: { cancel: { mode: 'refuse', times: 1 }, change: { mode: 'refuse', times: 1 } } })
  expect(await bedbank.cancel(reference, { amount: 0, currency: 'USD' })).toBe('refused')
  const [leadGuest] = leadGuests
  if (!leadGuest) throw new Error('a booking without a guest')
  const to = {
    ...rate.stay,
    checkOut: addDays(rate.stay.checkOut, 1),
    rooms: rate.stay.rooms.map((room, keeps) => ({
      ...room,
      keeps,
      roomType: rate.room.id,
      leadGuest,
    })),
  }
  const quote = await bedbank.quoteChange?.({ reference, to })
  if (quote?.outcome !== 'quoted') throw new Error(quote?.outcome)
  const asked = { reference, to, changeReference: crypto.randomUUID(), quoted: quote }
  expect(await bedbank.change?.(asked)).toEqual({ outcome: 'refused' })
  // A refusal is final for its reference, like any other outcome.
  expect(await bedbank.change?.(asked)).toEqual({ outcome: 'refused' })
  const again = { ...asked, changeReference: crypto.randomUUID() }
  expect(await bedbank.change?.(again)).toMatchObject({ outcome: 'changed' })
})

test('a changed price applies to what was quoted before; a new quote stays valid', async () => {
  const request = await aRequest()
  turn({ priceChange: { percent: 10 } })
  const quoted = await bedbank.quote(request.rate)
  if (quoted.outcome !== 'changed') throw new Error(quoted.outcome)
  expect(paid(quoted.rate) / paid(request.rate)).toBeCloseTo(1.1, 2)
  expect(await bedbank.hold?.(request)).toMatchObject({ outcome: 'price_changed' })
  expect(await bedbank.book(request)).toEqual({ outcome: 'failed', reason: 'price_changed' })
  const again = { ...request, reference: crypto.randomUUID(), rate: quoted.rate }
  expect(await bedbank.hold?.(again)).toMatchObject({ outcome: 'held' })
})

test('a price change for one call changes one rate, whose new price stays valid; a lower one is no obstacle', async () => {
  const request = await aRequest('direct')
  turn({ priceChange: { percent: -20, times: 1 } })
  const quoted = await direct.quote(request.rate)
  if (quoted.outcome !== 'changed') throw new Error(quoted.outcome)
  expect(paid(quoted.rate)).toBeLessThan(paid(request.rate))
  expect(await direct.quote(quoted.rate)).toEqual({ outcome: 'same' })
  turn({ priceChange: { percent: -20, times: 1 } })
  expect(await direct.book(request)).toMatchObject({ outcome: 'booked', rate: request.rate })
})

test('a rate can be sold out', async () => {
  const request = await aRequest()
  turn({ gone: { times: 2 } })
  expect(await bedbank.quote(request.rate)).toEqual({ outcome: 'gone' })
  expect(await bedbank.hold?.(request)).toEqual({ outcome: 'gone' })
  expect(await bedbank.hold?.(request)).toMatchObject({ outcome: 'held' })
})

test('/dev/world shows both suppliers, sets them, and says what is wrong with a change', async () => {
  expect((await post({ suppliers: { direct: { latencyMs: 3 } } })).status).toBe(200)
  const shown = await (await routes.request('/')).json()
  expect(shown.suppliers).toMatchObject({ bedbank: { latencyMs: 0 }, direct: { latencyMs: 3 } })
  for (const wrong of [
    { suppliers: { direct: { faults: { hold: { mode: 'refuse' } } } } },
    { suppliers: { meridian: {} } },
    { seats: [] },
    { stays: [{ event: 'cancelled' }] },
  ]) {
    expect((await post(wrong)).status).toBe(400)
  }
  const reset = await (await post({ reset: true })).json()
  expect(reset.suppliers).toMatchObject({ bedbank: { latencyMs: 80 }, direct: { latencyMs: 300 } })
})

test('rooms are set through /dev/world, of one type or all', async () => {
  const { rate } = await aRequest('direct')
  const { property, stay, room } = rate
  const left = (count: number | null, only?: string) =>
    post({ rooms: [{ property, room: only, night: stay.checkIn, left: count }] })
  expect((await left(0, room.id)).status).toBe(200)
  expect(await direct.quote(rate)).toEqual({ outcome: 'gone' })
  await left(0)
  expect(await direct.rates({ ref: property, stay })).toEqual([])
  await left(null)
  expect(await direct.quote(rate)).toEqual({ outcome: 'same' })
  expect((await left(1, 'no-such-room')).status).toBe(404)
})

test('a property that can’t host its guests owes them everything, and tells it until somebody asks', async () => {
  const { request, code } = await booked()
  const since = clock.date()
  let told = 0
  const stop = bedbank.onEvent?.(() => {
    told += 1
  })
  expect((await post({ stays: [{ code, event: 'cancelled' }] })).status).toBe(200)
  stop?.()
  expect(told).toBe(1)
  const { reference, rate } = request
  const events = await bedbank.events?.(since)
  expect(events).toMatchObject([{ reference, kind: 'cancelled_by_property' }])
  expect(await bedbank.events?.(since)).toEqual(events)
  expect(await direct.events?.(since)).toEqual([])
  expect(await bedbank.lookUp(reference)).toEqual({ outcome: 'cancelled', byProperty: true })

  const terms = await bedbank.quoteCancellation(reference)
  if (terms.outcome !== 'quoted') throw new Error(terms.outcome)
  expect([terms.refund.amount, terms.isInvoluntary]).toEqual([paid(rate), true])
  expect(await bedbank.cancel(reference, terms.refund)).toBe('cancelled')
  // The property doesn't sell these nights again.
  expect(await bedbank.quote(rate)).toEqual({ outcome: 'gone' })
  expect((await post({ stays: [{ code, event: 'cancelled' }] })).status).toBe(404)
})

test('a no-show is reported from the day of arrival, and refunds nothing', async () => {
  const night = inDays(3)
  const { request, code } = await booked('direct', night)
  const { reference, rate } = request
  const event = { property: rate.property, code, event: 'no_show' }
  expect((await post({ stays: [event] })).status).toBe(404)
  clock.advance(days(4))
  expect((await post({ stays: [event] })).status).toBe(200)
  expect(await direct.lookUp(reference)).toEqual({ outcome: 'no_show' })
  expect(await direct.quoteCancellation(reference)).toEqual({ outcome: 'not_allowed' })
  expect(await direct.cancel(reference, { amount: 0, currency: 'USD' })).toBe('refused')
  expect(await direct.events?.(new Date(0))).toContainEqual(
    expect.objectContaining({ reference, kind: 'no_show' }),
  )
})

test('after the deadline a cancellation refunds nothing, and after arrival it isn’t possible', async () => {
  const { request } = await booked('bedbank', inDays(40))
  const { reference, rate } = request
  const last = Date.parse(rate.refundUntil.at(-1)?.instant ?? '')
  const full = await bedbank.quoteCancellation(reference)
  expect(full).toMatchObject({ refund: { amount: paid(rate) } })
  clock.advance(days((last - clock.now()) / 86_400_000 + 0.01))
  expect(await bedbank.quoteCancellation(reference)).toMatchObject({ refund: { amount: 0 } })
  clock.advance(days(20))
  expect(await bedbank.quoteCancellation(reference)).toEqual({ outcome: 'not_allowed' })
})

test('the page has forms in a browser, keeps what was typed and says what is wrong', async () => {
  const page = await (await routes.request('/', { headers: { accept: 'text/html' } })).text()
  expect(page).toContain('<h2>bedbank</h2>')
  const body = new URLSearchParams({ stay: '1', code: 'zz 1' })
  const refused = await routes.request('/', { method: 'POST', body })
  expect(refused.status).toBe(400)
  const shown = await refused.text()
  expect(shown).toContain('A booking code is seven letters and digits')
  expect(shown).toContain('value="zz 1"')
})
