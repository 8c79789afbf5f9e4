import type { PassengerCounts } from '../../contract/flight/flight-search.ts'
import type { Cabin, Offer, PassengerType, Slice } from '../../contract/flight/offer.ts'
import type { Money } from '../../contract/money.ts'

/**
 * What Sojourn needs from a supplier of flights. An adapter speaks one supplier's language and knows
 * nothing of searches, bookings or orders of ours: it hears only our references.
 * What can rightly happen comes back as a value; a call whose end nobody knows throws
 * `SupplierTimeout`, one that surely did nothing throws `SupplierFailure`.
 */
export interface FlightSupplier {
  /** Stable, in offers and orders. */
  readonly id: string
  /** As travellers read it. */
  readonly name: string

  /**
   * Offers for every slice, in any order; none when nothing flies. Each is for one slice, in one fare
   * family, for all passengers. When `signal` aborts, rejects with its reason.
   */
  search(request: FlightQuery, signal?: AbortSignal): Promise<SupplierOffer[]>

  /**
   * Returns for each date the offers that a search for that date alone would find, none where nothing is
   * sold. Dates of which the supplier can't tell without a search of their own are left out.
   */
  searchDays(request: DaysQuery, signal?: AbortSignal): Promise<DayOffers[]>

  /** Asks again what an offer costs now. A `changed` one carries the offer that stands in its place. */
  reprice(offer: SupplierOffer): Promise<RepriceOutcome>

  /**
   * Takes seats for all offers at once or for none, under one booking. The same reference again gives
   * the same booking and takes nothing more.
   */
  hold(request: HoldRequest): Promise<HoldOutcome>

  /** Makes the tickets of a held booking. The same call again gives the same tickets. */
  issue(reference: string): Promise<IssueOutcome>

  /** Returns how the booking with our reference stands: the way out of a timeout. */
  lookUp(reference: string): Promise<BookingState>

  /**
   * Gives a held booking's seats back, or an issued one at the penalty of its last quote: with `penalty`
   * an issued booking is cancelled only if the airline keeps no more than that. Cancelling twice is no
   * mistake.
   */
  cancel(reference: string, penalty?: Money): Promise<CancelOutcome>

  /** Returns what giving an issued booking back would cost now. Nothing is done. */
  quoteRefund(reference: string): Promise<RefundTerms>

  /**
   * Returns what one offer of an issued booking can be exchanged for on another day: the same places, cabin and
   * passengers. None when the fare or the airline does not allow it.
   */
  searchChange(request: ChangeQuery, signal?: AbortSignal): Promise<ChangeOffer[]>

  /**
   * Exchanges one offer of an issued booking and reissues its tickets. The same `changeReference`
   * again answers the same and changes nothing more: that is the way out of a timeout.
   */
  change(request: ChangeRequest): Promise<ChangeOutcome>

  /** Returns what airlines changed by themselves in issued bookings of ours and nobody has answered yet. */
  scheduleChanges(): Promise<ScheduleChange[]>

  /** Accepts the new times of a schedule change. Idempotent. */
  acceptScheduleChange(id: string): Promise<AcceptOutcome>

  /** For suppliers that tell by themselves: calls `listener` when there may be new schedule changes. */
  onScheduleChange?(listener: () => void): void
}

export interface FlightQuery {
  /** `from` and `to` are places: an airport, or a metropolitan code for all of its airports. */
  slices: readonly { from: string; to: string; date: string }[]
  passengers: PassengerCounts
  cabin: Cabin
}

export interface DaysQuery extends Omit<FlightQuery, 'slices'> {
  from: string
  to: string
  dates: readonly string[]
}

export interface DayOffers {
  date: string
  offers: SupplierOffer[]
}

/**
 * An offer as the supplier quotes it. Every amount in it, penalties and bags included, is in the
 * supplier's own currency, `price.currency`; the code that makes an Offer of it converts once and keeps
 * the rate. Plain data: what is stored as JSON and handed back later is the same offer.
 */
export interface SupplierOffer extends Omit<Offer, 'id' | 'supplier' | 'supplierName'> {
  /** The supplier's own id, opaque to everyone else. */
  ref: string
  /** Checked bags that can be bought on top: the price of one for one passenger on this slice. */
  extraBags: { kg: number; price: Money }[]
}

export type RepriceOutcome =
  | { outcome: 'same' }
  | { outcome: 'changed'; offer: SupplierOffer }
  | { outcome: 'gone' }

export interface SupplierPassenger {
  type: PassengerType
  title: string
  givenName: string
  surname: string
  /** `YYYY-MM-DD`. */
  birthDate: string
  nationality?: string | undefined
  /** Where an offer needs one. */
  passport?: { number: string; country: string; expiry: string } | undefined
}

export interface HoldRequest {
  /** Ours, unique for ever, at most 64 characters. */
  reference: string
  offers: readonly SupplierOffer[]
  /** As many of each type as the offers were made for; infants after the adults they travel with. */
  passengers: readonly SupplierPassenger[]
  contact: { email: string; phone: string }
  /** Bags bought on top; `offer` and `passenger` are positions in the lists above. */
  bags?: readonly { offer: number; passenger: number; kg: number }[]
}

/** A code that airlines know a booking by, and with which of them it is used for one offer of it. */
export interface BookingCode {
  /** Position in the list of the hold. */
  offer: number
  /** IATA code of an airline whose flight numbers the offer's flights have. */
  airline: string
  /** As travellers type it to check in. */
  code: string
}

export interface Held {
  outcome: 'held'
  /**
   * At least one for each airline of each offer, in the order of offers and flights. Flights booked together
   * have one code, whichever of the airlines it is used with; a self-transfer has one for each booking.
   */
  bookingCodes: BookingCode[]
  seatsHeldUntil: Date
  /** May lie before the seats' end: then the fare is recalculated. */
  priceHeldUntil: Date
}

export type HoldOutcome =
  | Held
  | { outcome: 'gone' }
  /** Nothing was taken; the offers as they stand now, in the order asked. */
  | { outcome: 'price_changed'; offers: SupplierOffer[] }

/** `passenger` is the position in the hold's list; `number` has 13 digits, the airline's three in front. */
export interface Ticket {
  passenger: number
  number: string
}

export type IssueFailure = 'expired' | 'not_found' | 'cancelled' | 'refused'

export type IssueOutcome =
  | { outcome: 'issued'; tickets: Ticket[] }
  /** No ticket was or will be made for this reference. */
  | { outcome: 'failed'; reason: IssueFailure }

export type BookingState =
  | { outcome: 'not_found' }
  | Held
  | { outcome: 'issued'; bookingCodes: BookingCode[]; tickets: Ticket[] }
  | { outcome: 'failed'; reason: IssueFailure }
  | { outcome: 'cancelled' }

export type CancelOutcome =
  | { outcome: 'cancelled' }
  | { outcome: 'not_found' }
  /** The airline would keep more than was said; nothing was done. */
  | { outcome: 'terms_changed' }
  /** The airline does not take the booking back; nothing was done. */
  | { outcome: 'refused' }

export type RefundTerms =
  | {
      outcome: 'quoted'
      /** What the airline keeps of the booking's price; nothing when it changed the flights itself. */
      penalty: Money
      validUntil: Date
    }
  | { outcome: 'not_allowed' }
  | { outcome: 'not_found' }

export interface ChangeQuery {
  reference: string
  /** Position in the list of the hold. */
  offer: number
  /** `YYYY-MM-DD`. */
  date: string
}

/** Amounts are in the offer's currency, for all passengers together. */
export interface ChangeOffer {
  offer: SupplierOffer
  /** What the new flights cost more; never negative, because airlines keep the rest of a more expensive fare. */
  difference: Money
  /** The airline's fee; nothing when it changed the flights itself. */
  penalty: Money
  /** Until when both stand. */
  validUntil: Date
}

export interface ChangeRequest {
  reference: string
  /** Ours, unique for ever, at most 64 characters. */
  changeReference: string
  offer: number
  to: ChangeOffer
}

export type ChangeOutcome =
  /** All tickets of the booking as they are now; booking codes may have changed. */
  | { outcome: 'changed'; bookingCodes: BookingCode[]; tickets: Ticket[] }
  | { outcome: 'gone' }
  | { outcome: 'price_changed' }
  | { outcome: 'refused' }

export interface ScheduleChange {
  /** The supplier's own, stable. */
  id: string
  reference: string
  /** Position in the list of the hold. */
  offer: number
  before: Slice
  /** Null when the airline does not fly any more. */
  after: Slice | null
  /** By when the traveller has to say; after it the new times stand. */
  answerBy: Date
}

export type AcceptOutcome =
  /** The offer as it is now, the new times in it. */
  | { outcome: 'accepted'; offer: SupplierOffer }
  /** It was answered otherwise, or there is nothing to accept. */
  | { outcome: 'over' }
