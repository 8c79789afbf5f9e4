import { inTransaction } from '../../../server/platform/database/in-transaction.ts'
import type {
  BookOutcome,
  HoldOutcome,
  StayRequest,
  SupplierRate,
} from '../../../server/supplier/hotel-supplier.ts'
import { SupplierFailure } from '../../../server/supplier/supplier-error.ts'
import type { HotelWorld } from '../hotel-world.ts'
import { type Requoted, requote } from '../rate/requote.ts'
import { unitsFor } from '../rate/room-nights.ts'
import { idOfRef, type SupplierProfile } from '../supplier-profile.ts'
import { bookOutcome, holdOutcome } from './booking-outcome.ts'
import type { BookingRow, BookingStore, NewBooking } from './booking-store.ts'

/** Checks the rate and holds its rooms. */
export async function hold(
  world: HotelWorld,
  profile: SupplierProfile,
  store: BookingStore,
  request: StayRequest,
): Promise<HoldOutcome> {
  checkGuests(profile, request)
  const before = await store.find(request.reference)
  if (before) return holdOutcome(before, world.clock.now())

  await store.releaseExpired()
  const outcome = await holdRooms(world, profile, store, request)
  if (outcome.outcome === 'held') return outcome
  // The same request may have taken the last rooms meanwhile, or changed the price by taking some.
  const standing = await store.find(request.reference)
  return standing ? holdOutcome(standing, world.clock.now()) : outcome
}

async function holdRooms(
  world: HotelWorld,
  profile: SupplierProfile,
  store: BookingStore,
  request: StayRequest,
): Promise<HoldOutcome> {
  const quoted = await requote(world, profile, request.rate)
  if (quoted.outcome === 'gone') return { outcome: 'gone' }
  if (quoted.outcome === 'changed') return { outcome: 'price_changed', rate: quoted.rate }
  const { heldMinutes } = world.dials.of(profile.id)
  const heldUntil = new Date(world.clock.now() + heldMinutes * 60_000)
  const booking = { ...wanted(profile, request, quoted), state: 'held', heldUntil } as const
  const made = await store.make(booking, false)
  return made ? holdOutcome(made, world.clock.now()) : { outcome: 'gone' }
}

/** Confirms what is held under the reference, or takes the rooms at once. */
export async function book(
  world: HotelWorld,
  profile: SupplierProfile,
  store: BookingStore,
  request: StayRequest,
  isRefused: boolean,
): Promise<BookOutcome> {
  checkGuests(profile, request)
  const standing = await store.find(request.reference)
  const row = standing
    ? await confirm(world, store, standing, isRefused)
    : await take(world, profile, store, request, isRefused)
  return bookOutcome(row, world.clock.now())
}

async function confirm(
  { db, clock }: HotelWorld,
  store: BookingStore,
  standing: BookingRow,
  isRefused: boolean,
): Promise<BookingRow | undefined> {
  const { reference, state, heldUntil } = standing
  if (state !== 'held') return standing
  const isOver = heldUntil === null || clock.now() >= heldUntil.getTime()
  const reason = isRefused ? 'refused' : isOver ? 'expired' : undefined
  if (!reason) return (await store.bookHeld(reference)) ?? store.find(reference)
  return inTransaction(db, async (tx) => {
    const row = await store.locked(tx, reference)
    return row?.state === 'held' ? store.end(tx, row, { state: 'failed', reason }) : row
  })
}

async function take(
  world: HotelWorld,
  profile: SupplierProfile,
  store: BookingStore,
  request: StayRequest,
  isRefused: boolean,
): Promise<BookingRow | undefined> {
  await store.releaseExpired()
  const quoted = await requote(world, profile, request.rate)
  if (quoted.outcome === 'gone') return store.fail(wanted(profile, request), 'sold_out')
  if (isRefused) return store.fail(wanted(profile, request), 'refused')
  if (quoted.outcome === 'changed' && costsMore(quoted.rate, request.rate)) {
    return store.fail(wanted(profile, request), 'price_changed')
  }
  return store.make({ ...wanted(profile, request, quoted), state: 'booked' }, true)
}

function wanted(
  profile: SupplierProfile,
  { reference, rate }: StayRequest,
  quoted?: Exclude<Requoted, { outcome: 'gone' }>,
): Omit<NewBooking, 'state'> {
  const { checkIn, checkOut, rooms } = rate.stay
  const nights = quoted?.candidate.priced.nights
  const room = rate.room.id
  return {
    reference,
    rate,
    hotel: idOfRef(profile, rate.property) ?? '',
    checkIn,
    checkOut,
    units: [{ room, count: nights ? unitsFor(nights.room, rooms) : rooms.length }],
    heldUntil: null,
    limits: new Map(nights && [[room, nights.limits]]),
  }
}

/** Returns whether any of the amounts is higher. */
export const costsMore = (now: SupplierRate, quoted: SupplierRate): boolean =>
  sumOf(now, ({ now: charged }) => charged.amount) >
    sumOf(quoted, ({ now: charged }) => charged.amount) ||
  sumOf(now, ({ atProperty }) => atProperty?.amount ?? 0) >
    sumOf(quoted, ({ atProperty }) => atProperty?.amount ?? 0)

const sumOf = ({ rooms }: SupplierRate, amount: (room: SupplierRate['rooms'][number]) => number) =>
  rooms.reduce((sum, room) => sum + amount(room), 0)

function checkGuests(profile: SupplierProfile, { leadGuests, rate }: StayRequest): void {
  if (leadGuests.length !== rate.stay.rooms.length) {
    throw new SupplierFailure(profile.name, 'a booking without a lead guest for each room')
  }
}
