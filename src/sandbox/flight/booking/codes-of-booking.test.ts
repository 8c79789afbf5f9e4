import { expect, test } from 'vitest'
import { testFlightWorld } from '../../../../test/support/flight-world.ts'
import { inDays } from '../../../../test/support/traveller.ts'
import { passengersFor } from '../../../server/supplier/contract-bookings.ts'
import type { SupplierOffer } from '../../../server/supplier/flight-supplier.ts'

const { supplier, suppliers, world, buy } = await testFlightWorld()

async function offers(id: string, from: string, to: string, days: number) {
  const slices = [{ from, to, date: inDays(days) }]
  const passengers = { adult: 1, child: 0, infant: 0 }
  return supplier(id).search({ slices, passengers, cabin: 'economy' })
}
const airlinesOf = ({ slice }: SupplierOffer) => [
  ...new Set(slice.segments.map(({ airline }) => airline)),
]

async function found(
  from: string,
  to: string,
  days: number,
  fits: (offer: SupplierOffer) => boolean,
): Promise<SupplierOffer> {
  const offer = (await offers('meridian', from, to, days)).find(fits)
  if (!offer) throw new Error(`nothing fits from ${from} to ${to}`)
  return offer
}
const flownBy = (airline: string) => (offer: SupplierOffer) => `${airlinesOf(offer)}` === airline

async function codesOf(reference: string) {
  const state = await supplier('meridian').lookUp(reference)
  if (state.outcome !== 'issued') throw new Error(state.outcome)
  return state.bookingCodes
}

test('of several airlines in one booking each has its own code, the same for all of its offers', async () => {
  const trip = [
    await found('LHR', 'SIN', 60, flownBy('BA')),
    await found('SIN', 'FRA', 64, flownBy('SQ')),
    await found('FRA', 'LHR', 68, flownBy('BA')),
  ] as const
  const codes = await codesOf(await buy('meridian', ...trip))
  expect(codes.map(({ offer, airline }) => [offer, airline])).toEqual([
    [0, 'BA'],
    [1, 'SQ'],
    [2, 'BA'],
  ])
  const [first, second, third] = codes.map(({ code }) => code)
  expect(first).toMatch(/^[A-Z]{6}$/)
  expect(second).not.toBe(first)
  expect(third).toBe(first)
})

test('airlines whose flights are booked together share a code', async () => {
  const together = await found(
    'LHR',
    'SYD',
    60,
    (offer) => offer.slice.stopType === 'transit' && airlinesOf(offer).length === 2,
  )
  const codes = await codesOf(await buy('meridian', together))
  expect(codes.map(({ airline }) => airline)).toEqual(airlinesOf(together))
  expect(new Set(codes.map(({ code }) => code)).size).toBe(1)
})

test('a self-transfer has a code and a ticket for each airline', async () => {
  const all = await Promise.all(
    suppliers.map(async ({ id }) => ({ id, offers: await offers(id, 'PEN', 'CEB', 60) })),
  )
  const [found] = all.flatMap(({ id, offers }) =>
    offers
      .filter(({ slice }) => slice.segments.length === 2 && slice.stopType === 'onestop')
      .map((offer) => ({ id, offer })),
  )
  if (!found) throw new Error('no self-transfer')
  const { id, offer } = found
  const reference = crypto.randomUUID()
  const held = await supplier(id).hold({
    reference,
    offers: [offer],
    passengers: passengersFor(offer),
    contact: { email: 'traveller@example.com', phone: '+60123456789' },
  })
  if (held.outcome !== 'held') throw new Error(held.outcome)
  expect(held.bookingCodes.map(({ airline }) => airline)).toEqual(airlinesOf(offer))
  expect(new Set(held.bookingCodes.map(({ code }) => code)).size).toBe(2)
  const issued = await supplier(id).issue(reference)
  expect(issued).toMatchObject({
    tickets: [
      { passenger: 0, flights: [{ offer: 0, segments: [0] }] },
      { passenger: 0, flights: [{ offer: 0, segments: [1] }] },
    ],
  })
})

test('any one code of a booking changes the schedule of the first flight under that code', async () => {
  const trip = [
    await found('LHR', 'SIN', 61, flownBy('BA')),
    await found('SIN', 'FRA', 65, flownBy('SQ')),
  ] as const
  const reference = await buy('meridian', ...trip)
  const [, second] = await codesOf(reference)
  const bookingCode = second?.code ?? ''
  expect(await world.scheduleChanges.turn({ bookingCode, minutes: 30 })).toBe(1)
  const told = await supplier('meridian').scheduleChanges()
  expect(told.filter((each) => each.reference === reference)).toMatchObject([{ offer: 1 }])
  const open = await world.scheduleChanges.open()
  expect(open.filter((each) => each.reference === reference)).toMatchObject([{ bookingCode }])
})
