import { beforeEach, expect, test } from 'vitest'
import { testFlightWorld } from '../../../test/support/flight-world.ts'
import { inDays } from '../../../test/support/traveller.ts'
import { passengersFor } from '../../server/supplier/contract-bookings.ts'
import type { HoldRequest, SupplierOffer } from '../../server/supplier/flight-supplier.ts'
import { SupplierFailure, SupplierTimeout } from '../../server/supplier/supplier-error.ts'
import { devWorld } from '../shared/dials/dev-world-routes.ts'
import { flightPart } from './dev-world-part.ts'
import type { FlightDials } from './dials.ts'

const { world, supplier, calm, buy } = await testFlightWorld()
const meridian = supplier('meridian')
beforeEach(calm)

type DialsChange = Parameters<FlightDials['change']>[0]
type Turn = NonNullable<DialsChange['suppliers']>[string]
const turn = (dials: Turn) => world.dials.change({ suppliers: { meridian: dials } })

async function anOffer(): Promise<SupplierOffer> {
  const [offer] = await meridian.search({
    slices: [{ from: 'LHR', to: 'JFK', date: inDays(120) }],
    passengers: { adult: 1, child: 0, infant: 0 },
    cabin: 'economy',
  })
  if (!offer) throw new Error('nothing flies')
  return offer
}

async function aHold(offer?: SupplierOffer): Promise<HoldRequest> {
  const asked = offer ?? (await anOffer())
  return {
    reference: crypto.randomUUID(),
    offers: [asked],
    passengers: passengersFor(asked),
    contact: { email: 'traveller@example.com', phone: '+60123456789' },
  }
}

test('after an error, nothing was done', async () => {
  const request = await aHold()
  turn({ faults: { hold: { mode: 'error', times: 1 } } })
  await expect(meridian.hold(request)).rejects.toThrow(SupplierFailure)
  expect(await meridian.lookUp(request.reference)).toEqual({ outcome: 'not_found' })
  expect(await meridian.hold(request)).toMatchObject({ outcome: 'held' })
})

test('after a timeout it’s unknown whether it was done: once it wasn’t, once it was', async () => {
  const lost = await aHold()
  turn({ faults: { hold: { mode: 'timeout', times: 1 } } })
  await expect(meridian.hold(lost)).rejects.toThrow(SupplierTimeout)
  expect(await meridian.lookUp(lost.reference)).toEqual({ outcome: 'not_found' })

  const done = await aHold()
  turn({ faults: { hold: { mode: 'timeout_done', times: 1 } } })
  await expect(meridian.hold(done)).rejects.toThrow(SupplierTimeout)
  expect(await meridian.lookUp(done.reference)).toMatchObject({ outcome: 'held' })
})

test('an issue that timed out but was done shows the same tickets when looked up', async () => {
  const request = await aHold()
  const held = await meridian.hold(request)
  if (held.outcome !== 'held') throw new Error(held.outcome)
  turn({ faults: { issue: { mode: 'timeout_done', times: 1 } } })
  await expect(meridian.issue(request.reference)).rejects.toThrow(SupplierTimeout)
  const found = await meridian.lookUp(request.reference)
  expect(found).toMatchObject({ outcome: 'issued' })
  expect(await meridian.issue(request.reference)).toEqual({
    outcome: 'issued',
    tickets: 'tickets' in found ? found.tickets : [],
  })
})

test('a refused issue fails for good', async () => {
  const request = await aHold()
  const held = await meridian.hold(request)
  if (held.outcome !== 'held') throw new Error(held.outcome)
  turn({ faults: { issue: { mode: 'refuse', times: 1 } } })
  const refused = { outcome: 'failed', reason: 'refused' }
  expect(await meridian.issue(request.reference)).toEqual(refused)
  expect(await meridian.issue(request.reference)).toEqual(refused)
  expect(await meridian.lookUp(request.reference)).toEqual(refused)
})

test('a rate spreads faults evenly over the calls', async () => {
  turn({ faults: { lookUp: { mode: 'error', rate: 0.25 } } })
  const calls = Array.from({ length: 8 }, () => meridian.lookUp('nobody').catch(() => 'failed'))
  const failed = (await Promise.all(calls)).filter((answer) => answer === 'failed')
  expect(failed.length).toBe(2)
})

test('a re-filed fare changes what was quoted before; a new quote stays valid', async () => {
  const offer = await anOffer()
  turn({ priceChange: { percent: 10 } })
  const repriced = await meridian.reprice(offer)
  if (repriced.outcome !== 'changed') throw new Error(repriced.outcome)
  expect(repriced.offer.price.amount / offer.price.amount).toBeCloseTo(1.1, 2)
  expect(await meridian.hold(await aHold(offer))).toMatchObject({ outcome: 'price_changed' })
  expect(await meridian.hold(await aHold(repriced.offer))).toMatchObject({ outcome: 'held' })
  expect((await anOffer()).price).toEqual(repriced.offer.price)
})

test('a price change for one call changes one offer, and its new price stays valid', async () => {
  const offer = await anOffer()
  turn({ priceChange: { percent: -20, times: 1 } })
  const repriced = await meridian.reprice(offer)
  if (repriced.outcome !== 'changed') throw new Error(repriced.outcome)
  expect(repriced.offer.price.amount).toBeLessThan(offer.price.amount)
  expect(await meridian.reprice(repriced.offer)).toEqual({ outcome: 'same' })
  expect(await meridian.hold(await aHold(repriced.offer))).toMatchObject({ outcome: 'held' })
  expect(await meridian.reprice(offer)).toEqual({ outcome: 'same' })
})

test('an offer can be gone', async () => {
  const offer = await anOffer()
  turn({ gone: { times: 2 } })
  expect(await meridian.reprice(offer)).toEqual({ outcome: 'gone' })
  expect(await meridian.hold(await aHold(offer))).toEqual({ outcome: 'gone' })
  expect(await meridian.hold(await aHold(offer))).toMatchObject({ outcome: 'held' })
})

test('/dev/world shows the settings, changes them, and explains what is wrong with a change', async () => {
  const routes = devWorld([flightPart(world)])
  const post = (body: unknown) =>
    routes.request('/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const turned = await post({ suppliers: { meridian: { latencyMs: 5, gone: { times: 1 } } } })
  expect(turned.status).toBe(200)
  const shown = await (await routes.request('/')).json()
  expect(shown.suppliers.meridian).toMatchObject({ latencyMs: 5, gone: { times: 1 } })
  expect(await meridian.reprice(await anOffer())).toEqual({ outcome: 'gone' })

  const wrong = await post({ suppliers: { nobody: {} } })
  expect(wrong.status).toBe(400)
  const reset = await post({ reset: true })
  expect((await reset.json()).suppliers.meridian.latencyMs).toBe(40)
})

test('/dev/world is a page with forms in a browser, which other sites can’t submit', async () => {
  const routes = devWorld([flightPart(world)])
  const page = await routes.request('/', { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain('Sandbox settings')
  const form = new URLSearchParams({
    supplier: 'wayline',
    latencyMs: '7',
    call: 'hold',
    mode: 'error',
  })
  const sent = await routes.request('/', { method: 'POST', body: form })
  expect(sent.status).toBe(303)
  expect(world.dials.of('wayline')).toMatchObject({
    latencyMs: 7,
    faults: { hold: { mode: 'error' } },
  })
  const headers = { origin: 'https://elsewhere.example', host: 'localhost' }
  const foreign = await routes.request('/', { method: 'POST', body: form, headers })
  expect(foreign.status).toBe(403)
})

test('seats can be set by hand through /dev/world', async () => {
  const offer = await anOffer()
  const [segment] = offer.slice.segments
  const seats = (left: number | null) =>
    devWorld([flightPart(world)]).request('/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        seats: [
          {
            flight: segment?.flight,
            origin: segment?.from,
            left,
            date: segment?.departure.slice(0, 10),
          },
        ],
      }),
    })
  expect((await seats(0)).status).toBe(200)
  expect(await meridian.reprice(offer)).toEqual({ outcome: 'gone' })
  await seats(null)
  expect(await meridian.reprice(offer)).toEqual({ outcome: 'same' })
})

test('a schedule is changed through /dev/world, which then shows the changes waiting for an answer', async () => {
  const reference = await buy('meridian', await anOffer())
  const found = await meridian.lookUp(reference)
  const bookingCode = 'bookingCodes' in found ? found.bookingCodes[0]?.code : ''
  const routes = devWorld([flightPart(world)])
  const post = (body: unknown) =>
    routes.request('/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const turned = await post({ scheduleChanges: [{ bookingCode, minutes: 90 }] })
  expect(turned.status).toBe(200)
  expect((await turned.json()).scheduleChanges).toMatchObject([
    { bookingCode, supplier: 'meridian', reference, offer: 0 },
  ])
  expect(await meridian.scheduleChanges()).toMatchObject([{ reference }])
  const page = await routes.request('/', { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain(bookingCode)

  const again = await post({ scheduleChanges: [{ bookingCode, cancelled: true }] })
  expect(again.status).toBe(404)
  for (const wrong of [{ minutes: 90 }, { bookingCode }, { bookingCode, minutes: 0 }]) {
    expect((await post({ scheduleChanges: [wrong] })).status).toBe(400)
  }
})

test.each(['hold', 'reprice', 'lookUp'])('%s can’t be set to be refused', async (call) => {
  const body = JSON.stringify({
    suppliers: { meridian: { faults: { [call]: { mode: 'refuse' } } } },
  })
  const headers = { 'content-type': 'application/json' }
  const answer = await devWorld([flightPart(world)]).request('/', { method: 'POST', body, headers })
  expect(answer.status).toBe(400)
})

test('the page’s form explains what is wrong with a schedule change and keeps what was typed', async () => {
  const body = new URLSearchParams({ schedule: '1', flight: 'zz 1', minutes: '90' })
  const refused = await devWorld([flightPart(world)]).request('/', { method: 'POST', body })
  expect(refused.status).toBe(400)
  const page = await refused.text()
  expect(page).toContain('A flight is its airline and number')
  expect(page).toContain('value="zz 1"')
})
