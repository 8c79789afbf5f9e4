import { nightsOf, type StayDates } from '../../../src/contract/hotel/stay.ts'
import { money } from '../../../src/contract/money.ts'
import type {
  HotelSupplier,
  StayEvent,
  StayRequest,
  SupplierProperty,
  SupplierRate,
} from '../../../src/server/supplier/hotel-supplier.ts'
import type { StayChange } from '../../../src/server/supplier/stay-change.ts'
import { SupplierTimeout } from '../../../src/server/supplier/supplier-error.ts'
import { greatCircleKm } from '../../../src/server/world/great-circle.ts'
import { testNow } from '../test-clock.ts'

/** What a rate of the desk is like, for one night of one room. */
export interface DeskRate {
  ref: string
  room?: { id: string; name: string }
  board?: SupplierRate['board']
  pay?: SupplierRate['pay']
  /** Minor units of dollars. */
  now?: number
  /** Satang. */
  there?: number
  freeUntil?: string
  /** Satang that are charged to a saved card after `freeUntil`, for the whole stay. */
  guarantee?: number
  roomsLeft?: number
}

type Call =
  | 'search'
  | 'rates'
  | 'quote'
  | 'hold'
  | 'book'
  | 'lookUp'
  | 'release'
  | 'cancel'
  | 'change'

interface DeskBooking {
  state: 'held' | 'booked' | 'cancelled'
  request: StayRequest
  /** How many of a limited number of rooms it took. */
  took: number
}

/** A simulated supplier that publishes its properties, and its controls. */
export interface HotelDesk {
  properties: SupplierProperty[]
  /** By property. Properties without any are sold out. */
  rates: Map<string, DeskRate[]>
  /** All calls fail, without having done anything. */
  isDown: boolean
  /** Its answers wait for this. */
  waits: Promise<void> | undefined
  /** These calls are carried out, but their answer is lost; each once. */
  loses: Call[]
  /** Rooms left of each property, if it has a limit. */
  rooms: number
  /** What a change costs, in cents of a dollar; undefined if it allows none. */
  changeFee: number | undefined
  /** Refuses changes that it quoted. */
  refusesChanges: boolean
  /** What its properties report. */
  events: StayEvent[]
  /** Its bookings, by our reference. */
  bookings: Map<string, DeskBooking>
  calls: Call[]
}

export const openHotelDesk = (
  sold: readonly [SupplierProperty, ...DeskRate[]][] = [],
): HotelDesk => ({
  properties: sold.map(([property]) => property),
  rates: new Map(sold.map(([{ ref }, ...rates]) => [ref, rates])),
  isDown: false,
  waits: undefined,
  loses: [],
  rooms: Number.POSITIVE_INFINITY,
  changeFee: 0,
  refusesChanges: false,
  events: [],
  bookings: new Map(),
  calls: [],
})

/** Makes a desk answer everything again, as it did at first. */
export const calmDesk = (desk: HotelDesk): void => {
  Object.assign(desk, { isDown: false, waits: undefined, loses: [], refusesChanges: false })
  desk.changeFee = 0
  desk.rooms = Number.POSITIVE_INFINITY
}

/** Returns the desk's rate for a stay. */
export function deskRate(property: string, stay: StayDates, rate: DeskRate): SupplierRate {
  const { ref, room = { id: 'double', name: 'Double room' }, now = 5000, there } = rate
  const { board = 'room_only', pay = 'now', freeUntil, guarantee, roomsLeft } = rate
  const nights = nightsOf(stay)
  const paid = now * nights * stay.rooms.length
  return {
    ref,
    property,
    stay,
    room,
    board,
    pay,
    guarantee: guarantee ? 'card' : 'none',
    ...(guarantee ? { guaranteeCharge: money(guarantee, 'THB') } : {}),
    rooms: stay.rooms.map(() => ({
      now: money(now * nights, 'USD'),
      ...(there ? { atProperty: money(there * nights, 'THB') } : {}),
    })),
    fees:
      there && pay === 'now'
        ? [
            {
              kind: 'city_tax',
              amount: money(there * nights * stay.rooms.length, 'THB'),
              due: 'at_property',
            },
          ]
        : [],
    refundUntil: freeUntil ? [{ instant: freeUntil, refund: money(paid, 'USD') }] : [],
    roomsLeft,
    expiresAt: '2099-01-01T00:00:00.000Z',
  }
}

/** Creates the supplier of a desk; one that holds rooms, or only quotes them. */
export function deskSupplier(
  id: string,
  desk: HotelDesk,
  { holds = true, clock = { now: testNow } }: { holds?: boolean; clock?: { now(): number } } = {},
): HotelSupplier {
  async function answer<T>(call: Call, give: () => T): Promise<T> {
    desk.calls.push(call)
    await desk.waits
    if (desk.isDown) throw new Error(`${id} is down`)
    const given = give()
    const lost = desk.loses.indexOf(call)
    if (lost < 0) return given
    desk.loses.splice(lost, 1)
    throw new SupplierTimeout(id, call)
  }

  const ratesOf = (ref: string, stay: StayDates) =>
    (desk.rates.get(ref) ?? []).map((rate) => deskRate(ref, stay, rate))
  /** Returns the rate as it is now; undefined if it's gone, or nothing is left. */
  const current = ({ property, stay, ref }: SupplierRate) =>
    desk.rooms >= stay.rooms.length
      ? ratesOf(property, stay).find((rate) => rate.ref === ref)
      : undefined
  const isSame = (one: SupplierRate, other: SupplierRate) =>
    JSON.stringify(one.rooms) === JSON.stringify(other.rooms)
  const heldUntil = () => new Date(clock.now() + 20 * 60_000)

  function take(request: StayRequest, state: 'held' | 'booked'): void {
    const known = desk.bookings.get(request.reference)
    const took = Number.isFinite(desk.rooms) ? request.rate.stay.rooms.length : 0
    if (!known) desk.rooms -= took
    desk.bookings.set(request.reference, { state, request, took: known?.took ?? took })
  }

  function giveBack(reference: string): void {
    const known = desk.bookings.get(reference)
    if (!known || known.state === 'cancelled') return
    desk.rooms += known.took
    known.state = 'cancelled'
  }

  const bookedAs = ({ reference, rate }: StayRequest) => ({
    outcome: 'booked' as const,
    code: `C-${reference.slice(0, 6)}`,
    confirmations: rate.stay.rooms.map((_, room) => `P-${room + 1}`),
    rate,
  })

  const hold: HotelSupplier['hold'] = (request) =>
    answer('hold', () => {
      const known = desk.bookings.get(request.reference)
      const rate = known ? request.rate : current(request.rate)
      if (!rate) return { outcome: 'gone' }
      if (!isSame(rate, request.rate)) return { outcome: 'price_changed', rate }
      take(request, 'held')
      return { outcome: 'held', heldUntil: heldUntil(), rate }
    })

  /** Properties that cancel themselves refund everything. */
  const isByProperty = (of: string) =>
    desk.events.some(({ reference, kind }) => reference === of && kind === 'cancelled_by_property')

  function refundOf(reference: string) {
    const rate = desk.bookings.get(reference)?.request.rate
    if (rate && isByProperty(reference)) {
      return money(
        rate.rooms.reduce((sum, { now }) => sum + now.amount, 0),
        'USD',
      )
    }
    const [step] = rate?.refundUntil ?? []
    return step && Date.parse(step.instant) > clock.now() ? step.refund : money(0, 'USD')
  }

  function changeTerms({ reference, to }: StayChange) {
    const known = desk.bookings.get(reference)
    if (known?.state !== 'booked') return { outcome: 'not_found' as const }
    if (desk.changeFee === undefined) return { outcome: 'not_allowed' as const }
    const now = known.request.rate
    const stay = {
      checkIn: to.checkIn,
      checkOut: to.checkOut,
      rooms: to.rooms.map(({ adults, childAges }) => ({ adults, childAges })),
    }
    const sold = ratesOf(now.property, stay)
    const types = to.rooms.map(({ roomType }) =>
      sold.find(({ room, pay }) => room.id === roomType && pay === now.pay),
    )
    const gone = [...types.keys()].filter((at) => !types[at] || at >= desk.rooms)
    const [first] = types
    if (!first || gone.length > 0) return { outcome: 'gone' as const, rooms: gone }
    const rooms = types.flatMap((type, at) => {
      const own = type?.rooms[at]
      return own ? [type.room.id === first.room.id ? own : { ...own, room: type.room }] : []
    })
    const rate = { ...first, ref: types.map((type) => type?.ref).join(), rooms }
    const sum = ({ rooms }: SupplierRate) => rooms.reduce((all, room) => all + room.now.amount, 0)
    return {
      outcome: 'quoted' as const,
      rate,
      difference: money(sum(rate) - sum(now) + desk.changeFee, 'USD'),
      fee: money(desk.changeFee, 'USD'),
      validUntil: new Date(clock.now() + 30 * 60_000),
    }
  }

  return {
    id,
    name: `The ${id} desk`,
    properties: () => desk.properties,
    search: ({ centre, radius, stay }) =>
      answer('search', () =>
        desk.properties
          .filter(({ position }) => greatCircleKm(centre, position) <= radius)
          .map(({ ref }) => ({ ref, rates: ratesOf(ref, stay) }))
          .filter(({ rates }) => rates.length > 0),
      ),
    rates: ({ ref, stay }) => answer('rates', () => ratesOf(ref, stay)),
    quote: (rate) =>
      answer('quote', () => {
        const now = current(rate)
        if (!now) return { outcome: 'gone' }
        return isSame(now, rate) ? { outcome: 'same' } : { outcome: 'changed', rate: now }
      }),
    ...(holds ? { hold } : {}),
    book: (request) =>
      answer('book', () => {
        const known = desk.bookings.get(request.reference)
        const rate = known ? request.rate : current(request.rate)
        if (known?.state === 'cancelled') return { outcome: 'failed', reason: 'expired' }
        if (!rate) return { outcome: 'failed', reason: 'sold_out' }
        if (!isSame(rate, request.rate)) return { outcome: 'failed', reason: 'price_changed' }
        take(request, 'booked')
        return bookedAs(request)
      }),
    lookUp: (reference) =>
      answer('lookUp', () => {
        const known = desk.bookings.get(reference)
        if (!known) return { outcome: 'not_found' }
        const { state, request } = known
        if (state === 'cancelled') return { outcome: 'cancelled' }
        if (state === 'booked') return bookedAs(request)
        return { outcome: 'held', heldUntil: heldUntil(), rate: request.rate }
      }),
    release: (reference) => answer('release', () => giveBack(reference)),
    quoteCancellation: async (reference) =>
      desk.bookings.get(reference)?.state === 'booked' || isByProperty(reference)
        ? {
            outcome: 'quoted',
            refund: refundOf(reference),
            isInvoluntary: isByProperty(reference),
            validUntil: new Date(clock.now() + 10 * 60_000),
          }
        : { outcome: 'not_found' },
    quoteChange: async (request) => changeTerms(request),
    change: (request) =>
      answer('change', () => {
        const known = desk.bookings.get(request.reference)
        if (!known || desk.refusesChanges) return { outcome: 'refused' }
        known.request = {
          ...known.request,
          rate: request.quoted.rate,
          leadGuests: request.to.rooms.map(({ leadGuest }) => leadGuest),
        }
        return { ...bookedAs(known.request), outcome: 'changed' }
      }),
    events: async () => desk.events,
    cancel: (reference, atLeast) =>
      answer('cancel', () => {
        if (refundOf(reference).amount < atLeast.amount) return 'terms_changed'
        giveBack(reference)
        return 'cancelled'
      }),
  }
}
