import { expect, test } from 'vitest'
import { testNow } from '../../../test/support/test-clock.ts'
import { type HotelUnderTest, isFree, paidNow, testStays } from './contract-stays.ts'
import { type Guest, roomTypesOf, type StayRequest, type SupplierRate } from './hotel-supplier.ts'
import type { ChangedRoom, ChangeQuote, StayChange } from './stay-change.ts'

const conditions = ({ board, pay, guarantee, refundUntil }: SupplierRate) =>
  [board, pay, guarantee, ...refundUntil.map(({ instant }) => instant)].join()

/** Returns a change with other rooms than another one. */
const withRooms = (
  { reference, to }: StayChange,
  change: (rooms: ChangedRoom[]) => (ChangedRoom | undefined)[],
): StayChange => ({
  reference,
  to: { ...to, rooms: change([...to.rooms]).filter((room) => room !== undefined) },
})
const ofType =
  (roomType: string) =>
  (room: ChangedRoom): ChangedRoom => ({ ...room, roomType })
const added = ({ keeps: _, ...room }: ChangedRoom): ChangedRoom => room

/** Runs the tests that every adapter must pass for changes of booked stays. */
export function stayChangesContract(open: () => HotelUnderTest): void {
  const { stay, booked, requestOf } = testStays(open)

  /** Returns a change that changes nothing. */
  const asItIs = ({ reference, rate, leadGuests }: StayRequest): StayChange => ({
    reference,
    to: {
      checkIn: rate.stay.checkIn,
      checkOut: rate.stay.checkOut,
      rooms: rate.stay.rooms.map((guests, keeps) => ({
        ...guests,
        keeps,
        roomType: rate.room.id,
        leadGuest: leadGuests[keeps] as Guest,
      })),
    },
  })

  /** Returns a change of a booked stay to a night more. */
  function aNightMore(request: StayRequest): StayChange {
    const { reference, to } = asItIs(request)
    const later = new Date(Date.parse(to.checkOut) + 86_400_000)
    return { reference, to: { ...to, checkOut: later.toISOString().slice(0, 10) } }
  }

  /** Returns a stored quote, as the server keeps it. */
  async function quoted(change: StayChange) {
    const quote: ChangeQuote | undefined = await open().supplier.quoteChange?.(change)
    if (quote?.outcome !== 'quoted') throw new Error(quote?.outcome)
    const { outcome: _, ...terms } = quote
    return terms
  }

  test('a change is quoted without changing anything, and made once however often it is requested', async (t) => {
    const { supplier } = open()
    if (!supplier.change) return t.skip()
    const request = await booked(isFree)
    const change = aNightMore(request)
    const terms = await quoted(change)
    expect(terms.rate.stay.checkOut).toBe(change.to.checkOut)
    expect(terms.difference.amount).toBe(
      paidNow(terms.rate) - paidNow(request.rate) + terms.fee.amount,
    )
    expect(terms.validUntil.getTime()).toBeGreaterThan(testNow())
    expect(await supplier.lookUp(request.reference)).toMatchObject({ rate: request.rate })

    const asked = { ...change, changeReference: crypto.randomUUID(), quoted: terms }
    const [made, again] = await Promise.all([supplier.change(asked), supplier.change(asked)])
    if (made.outcome !== 'changed') throw new Error(made.outcome)
    expect(again).toEqual(made)
    expect(await supplier.change(asked)).toEqual(made)
    expect(made.rate).toEqual(terms.rate)
    const { code, confirmations, rate } = made
    const now = await supplier.lookUp(request.reference)
    expect(now).toEqual({ outcome: 'booked', code, confirmations, rate })

    const refund = await supplier.quoteCancellation(request.reference)
    expect(refund).toMatchObject({ refund: { amount: paidNow(rate) } })
  })

  test('another room type is quoted with the same conditions, and booked', async (t) => {
    const { supplier } = open()
    if (!supplier.change) return t.skip()
    const { request, other } = await bookedWithAnother()
    const { reference, rate: booked } = request
    const change = withRooms(asItIs(request), (rooms) => rooms.map(ofType(other.id)))
    const terms = await quoted(change)
    expect([terms.rate.room, terms.rate.stay]).toEqual([other, booked.stay])
    expect(conditions(terms.rate)).toBe(conditions(booked))
    expect(terms.difference.amount).toBe(paidNow(terms.rate) - paidNow(booked) + terms.fee.amount)
    const asked = { ...change, changeReference: crypto.randomUUID(), quoted: terms }
    expect(await supplier.change(asked)).toMatchObject({ outcome: 'changed', rate: terms.rate })
    expect(await supplier.lookUp(reference)).toMatchObject({ rate: terms.rate })
  })

  test('one room of two can be of another type, and be dropped again, without touching the other', async (t) => {
    const { supplier } = open()
    if (!supplier.change) return t.skip()
    const { request, other } = await bookedWithAnother(2)
    const { reference, rate: booked } = request
    const change = withRooms(asItIs(request), ([one, two]) => [
      one,
      two && { ...two, roomType: other.id },
    ])
    const terms = await quoted(change)
    expect(roomTypesOf(terms.rate)).toEqual([booked.room, other])
    expect(conditions(terms.rate)).toBe(conditions(booked))
    expect(terms.rate.rooms[0]).toEqual(booked.rooms[0])
    expect(terms.difference.amount).toBe(paidNow(terms.rate) - paidNow(booked) + terms.fee.amount)
    const asked = { ...change, changeReference: crypto.randomUUID(), quoted: terms }
    const made = await supplier.change(asked)
    expect(made).toMatchObject({ outcome: 'changed', rate: terms.rate })

    const dropped = withRooms(change, ([one]) => [one])
    const less = await quoted(dropped)
    expect([less.rate.rooms, less.rate.room]).toEqual([[booked.rooms[0]], booked.room])
    expect(less.difference.amount).toBe(paidNow(less.rate) - paidNow(terms.rate) + less.fee.amount)
    await supplier.change({ ...dropped, changeReference: crypto.randomUUID(), quoted: less })
    const now = await supplier.lookUp(reference)
    expect(now).toMatchObject({ outcome: 'booked', rate: less.rate })
    expect(await supplier.quoteCancellation(reference)).toMatchObject({
      refund: { amount: paidNow(less.rate) },
    })
  })

  test('a room is added at its price, and the booked one keeps its own', async (t) => {
    const { supplier } = open()
    if (!supplier.change) return t.skip()
    const { request, other } = await bookedWithAnother()
    const { rate: booked } = request
    const change = withRooms(asItIs(request), ([one]) => [
      one,
      one && { ...added(one), roomType: other.id },
    ])
    const terms = await quoted(change)
    expect(roomTypesOf(terms.rate)).toEqual([booked.room, other])
    expect(terms.rate.rooms[0]).toEqual(booked.rooms[0])
    expect(terms.rate.rooms[1]?.now.amount).toBeGreaterThan(0)
    expect([terms.fee.amount, terms.difference.amount]).toEqual([
      0,
      terms.rate.rooms[1]?.now.amount,
    ])
    const asked = { ...change, changeReference: crypto.randomUUID(), quoted: terms }
    const [made, again] = await Promise.all([supplier.change(asked), supplier.change(asked)])
    expect(again).toEqual(made)
    if (made.outcome !== 'changed') throw new Error(made.outcome)
    expect([0, 2]).toContain(made.confirmations.length)
    expect(await supplier.lookUp(request.reference)).toMatchObject({ rate: terms.rate })
  })

  test('a booking keeps at least one of its rooms, and none twice', async (t) => {
    const { supplier } = open()
    if (!supplier.quoteChange) return t.skip()
    const change = asItIs(await booked(isFree))
    for (const rooms of [
      withRooms(change, ([one]) => [one && added(one)]),
      withRooms(change, ([one]) => [one, one]),
    ]) {
      expect(await supplier.quoteChange(rooms)).toEqual({ outcome: 'not_allowed' })
    }
  })

  /** Returns a booked stay that can be cancelled for free, and another room type that its property sells then. */
  async function bookedWithAnother(count = 1) {
    const { supplier, place } = open()
    const wanted = { ...stay, rooms: Array(count).fill(stay.rooms[0]) }
    for (const { ref } of await supplier.search({ ...place, stay: wanted })) {
      const rates = await supplier.rates({ ref, stay: wanted })
      const rate = rates.find(isFree)
      const other = rates.find(({ room }) => room.id !== rate?.room.id)?.room
      if (!rate || !other) continue
      const request = requestOf(rate)
      await supplier.hold?.(request)
      if ((await supplier.book(request)).outcome === 'booked') return { request, other }
    }
    throw new Error('no property sells two room types')
  }

  test('a room type that isn’t sold is gone', async (t) => {
    const { supplier } = open()
    if (!supplier.quoteChange) return t.skip()
    const change = asItIs(await booked(isFree))
    const gone = withRooms(change, (rooms) => rooms.map(ofType('no-such-room')))
    expect(await supplier.quoteChange(gone)).toMatchObject({ outcome: 'gone' })
  })

  test('other lead guests cost nothing while the stay stays the same', async (t) => {
    const { supplier } = open()
    if (!supplier.change) return t.skip()
    const request = await booked()
    const leadGuest = { title: 'mr', givenName: 'Ben', surname: 'Ong' }
    const terms = await quoted(
      withRooms(asItIs(request), (rooms) => rooms.map((room) => ({ ...room, leadGuest }))),
    )
    expect([terms.difference.amount, terms.rate]).toEqual([terms.fee.amount, request.rate])
  })

  test('a cancelled stay can’t be changed, nor one nobody knows', async (t) => {
    const { supplier } = open()
    if (!(supplier.change && supplier.quoteChange)) return t.skip()
    const request = await booked(isFree)
    const change = aNightMore(request)
    const terms = await quoted(change)
    await supplier.cancel(request.reference, { ...terms.fee, amount: 0 })
    const asked = { ...change, changeReference: crypto.randomUUID(), quoted: terms }
    expect(await supplier.change(asked)).toEqual({ outcome: 'refused' })
    expect(await supplier.quoteChange(change)).toEqual({ outcome: 'not_allowed' })
    const nobody = { ...change, reference: crypto.randomUUID() }
    expect(await supplier.quoteChange(nobody)).toEqual({ outcome: 'not_found' })
  })
}
