import type { Hotel, Position, Review, RoomType } from '../../contract/hotel/hotel.ts'
import type { Board, PayTime } from '../../contract/hotel/hotel-terms.ts'
import type { StayFee } from '../../contract/hotel/rate.ts'
import type { StayDates } from '../../contract/hotel/stay.ts'
import type { Money } from '../../contract/money.ts'
import type { ChangeOutcome, ChangeQuote, ChangeTerms, StayChange } from './stay-change.ts'

/**
 * What Sojourn needs from a hotel supplier. An adapter speaks one supplier's protocol and knows nothing about our
 * searches, drafts or orders, only our references. Expected outcomes are returned as values. A call with an unknown
 * outcome throws `SupplierTimeout`; one that certainly did nothing throws `SupplierFailure`.
 */
export interface HotelSupplier {
  /** Stable; stored in rates and orders. */
  readonly id: string
  /** The name travellers see. */
  readonly name: string

  /**
   * Returns all of its properties, for suppliers that publish them: they can then be found by name, and searches return
   * their refs only. They're read once, one after another, so they needn't be in memory together.
   */
  properties?(): Iterable<SupplierProperty>

  /**
   * The same properties, for suppliers that find each of them at once. The catalogue then asks for what it shows, instead
   * of keeping a copy of everything.
   */
  readonly directory?: PropertyDirectory

  /**
   * Returns the properties within a circle that have rooms, with a few of their rates: at least the cheapest, and if
   * known the cheapest of each combination of board, free cancellation and payment at the property, because results are
   * filtered by these.
   */
  search(query: HotelQuery, signal?: AbortSignal): Promise<SupplierStay[]>

  /** Returns all rates of one property, cheapest first; empty if nothing is available. */
  rates(query: RatesQuery, signal?: AbortSignal): Promise<SupplierRate[]>

  /**
   * Re-prices a rate. A `changed` outcome contains the rate that replaces it. `reference`: of the booking it's for, if
   * there is one yet; for the record of calls only.
   */
  quote(rate: SupplierRate, reference?: string): Promise<RateQuote>

  /** Takes the rooms without confirming them, for suppliers that can. Idempotent by reference. */
  hold?(request: StayRequest): Promise<HoldOutcome>

  /**
   * Books the stay, or confirms the one held under this reference, at a price no higher than the rate's. Idempotent by
   * reference.
   */
  book(request: StayRequest): Promise<BookOutcome>

  /** Returns the state of the booking with our reference, which resolves a timeout. */
  lookUp(reference: string): Promise<StayState>

  /** For suppliers with ids of their own: returns our reference of the booking that has this one. Asks nobody outside. */
  referenceOf?(id: string): Promise<string | undefined>

  /** Releases held rooms. Idempotent. */
  release(reference: string): Promise<void>

  /** Returns what cancelling refunds now, without cancelling. */
  quoteCancellation(reference: string): Promise<CancellationTerms>

  /** Cancels a booking if the refund isn't below `atLeast`. Idempotent. */
  cancel(reference: string, atLeast: Money): Promise<CancelOutcome>

  /** Returns the price of a booking with other dates, guests or rooms, for suppliers that can change it. */
  quoteChange?(request: StayChange): Promise<ChangeQuote>

  /** Changes a booking on terms no worse than quoted. Idempotent by `changeReference`. */
  change?(
    request: StayChange & { changeReference: string; quoted: ChangeTerms },
  ): Promise<ChangeOutcome>

  /** Returns guests' reviews of a property, newest first. */
  reviews?(ref: string): Promise<Review[]>

  /** Returns what properties did to bookings since an instant: at least once, in any order. */
  events?(since: Date): Promise<StayEvent[]>

  /** Calls the listener when there may be new events; returns a function that stops it. Events may come without. */
  onEvent?(listener: () => void): () => void
}

/**
 * A property as its supplier describes it. Another supplier's name and position of the same property may differ
 * slightly.
 */
export interface SupplierProperty extends Omit<Hotel, 'id'> {
  ref: string
}

/** What results are filtered and sorted by, and properties are found by. */
export type PropertyFacts = Pick<
  SupplierProperty,
  'ref' | 'name' | 'position' | 'kind' | 'stars' | 'score' | 'area' | 'amenities' | 'accessibility'
>

export interface PropertyDirectory {
  /** Returns these facts of all properties, in the same order. */
  facts(): Iterable<PropertyFacts>
  /** Returns all that is known of the property with a code from `facts`. */
  property(ref: string): SupplierProperty
}

export interface HotelQuery {
  centre: Position
  /** Kilometres. */
  radius: number
  stay: StayDates
}

export interface RatesQuery {
  ref: string
  stay: StayDates
}

export interface SupplierStay {
  ref: string
  /** Absent if the supplier publishes its properties. */
  property?: SupplierProperty
  rates: SupplierRate[]
}

/**
 * A room type under conditions, for all rooms of the stay; a change can leave rooms of several types. Amounts are the supplier's: `now` and refunds in its selling
 * currency, `atProperty` in the property's. They are converted once, when it becomes a Rate. Plain data that survives
 * being stored as JSON.
 */
export interface SupplierRate {
  /** The supplier's own id, opaque to everyone else. */
  ref: string
  /** The property's. */
  property: string
  stay: StayDates
  room: Pick<RoomType, 'id' | 'name'>
  /** Whether the room is made for guests with disabilities; absent if the supplier doesn't say. */
  accessible?: boolean | undefined
  board: Board
  pay: PayTime
  guarantee: 'none' | 'card'
  /**
   * For a card: what the property may charge for a cancellation after the last of `refundUntil`, or if nobody arrives; in
   * its own currency.
   */
  guaranteeCharge?: Money | undefined
  /** By room, in the order of the stay's rooms. */
  rooms: RoomOfRate[]
  fees: StayFee[]
  /** Earliest first. Before each instant, this much of what was paid is refunded; after the last, nothing. */
  refundUntil: { instant: string; refund: Money }[]
  /** Absent if the supplier doesn't say. */
  roomsLeft?: number | undefined
  expiresAt: string
}

export interface RoomOfRate {
  now: Money
  atProperty?: Money | undefined
  /** Its own type, if that isn't the rate's. */
  room?: SupplierRate['room'] | undefined
}

/** Returns the type of each room of a rate. */
export const roomTypesOf = ({ room, rooms }: Pick<SupplierRate, 'room' | 'rooms'>) =>
  rooms.map((each) => each.room ?? room)

export type RateQuote =
  /** `expiresAt`: until when its price now stands, if that isn't as before. */
  | { outcome: 'same'; expiresAt?: string | undefined }
  | { outcome: 'changed'; rate: SupplierRate }
  | { outcome: 'gone' }

export interface Guest {
  title: string
  givenName: string
  surname: string
}

export interface StayRequest {
  /** Our reference, globally unique, at most 64 characters. */
  reference: string
  rate: SupplierRate
  /** The lead guest of each room, in the order of the stay's rooms. */
  leadGuests: readonly Guest[]
  contact: { email: string; phone: string }
  /** What the property should know; in the guest's words. */
  requests: string
  /** Local time, `18:00`; before 06:00 it's in the night after the day of check-in. */
  arrivesAt?: string | undefined
}

export type HoldOutcome =
  | { outcome: 'held'; heldUntil: Date; rate: SupplierRate }
  | { outcome: 'gone' }
  | { outcome: 'price_changed'; rate: SupplierRate }

export interface BookedStay {
  /** The supplier's booking reference. */
  code: string
  /** The property's own confirmation numbers, by room, if it gives any. */
  confirmations: string[]
  rate: SupplierRate
}

export type StayFailure =
  | 'expired'
  | 'not_found'
  | 'cancelled'
  | 'refused'
  | 'sold_out'
  | 'price_changed'

export type BookOutcome =
  | ({ outcome: 'booked' } & BookedStay)
  /** Nothing was or will be booked with this reference. */
  | { outcome: 'failed'; reason: StayFailure }

export type StayState =
  | { outcome: 'not_found' }
  | { outcome: 'held'; heldUntil: Date; rate: SupplierRate }
  | BookOutcome
  /** `byProperty`: the property can't host the guests, and `quoteCancellation` returns the refund they are owed. */
  | { outcome: 'cancelled'; byProperty?: true }
  | { outcome: 'no_show' }

export type CancellationTerms =
  | { outcome: 'quoted'; refund: Money; isInvoluntary: boolean; validUntil: Date }
  | { outcome: 'not_allowed' }
  | { outcome: 'not_found' }

export interface StayEvent {
  /** The same in each report of the event. */
  id: string
  /** The booking's: ours. */
  reference: string
  kind: 'cancelled_by_property' | 'no_show'
  at: Date
}

export type CancelOutcome = 'cancelled' | 'terms_changed' | 'refused' | 'not_found'

/** Returns the supplier of what was sold. Throws if it's no longer connected. */
export type HotelSupplierOf = (sold: { supplier: string }) => HotelSupplier

export const hotelSuppliersById =
  (suppliers: readonly HotelSupplier[]): HotelSupplierOf =>
  ({ supplier: id }) => {
    const supplier = suppliers.find((each) => each.id === id)
    if (!supplier) throw new Error(`no hotel supplier ${id}`)
    return supplier
  }
