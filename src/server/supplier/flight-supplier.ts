import type { Cabin, Offer, PassengerType, Slice } from '../../contract/flight/offer.ts'
import type { PassengerCounts } from '../../contract/flight/search/flight-search.ts'
import type { Money } from '../../contract/money.ts'

/**
 * What Sojourn needs from a flight supplier. An adapter speaks one supplier's protocol and knows nothing about our
 * searches, bookings or orders, only our references. Expected outcomes are returned as values. A call with an unknown
 * outcome throws `SupplierTimeout`; one that certainly did nothing throws `SupplierFailure`.
 */
export interface FlightSupplier {
  /** Stable; stored in offers and orders. */
  readonly id: string
  /** The name travellers see. */
  readonly name: string

  /**
   * Returns offers for every slice, in any order; empty if there are no flights. Each is for one slice, in one fare
   * family, for all passengers. Rejects with the reason of `signal` if it aborts.
   */
  search(request: FlightQuery, signal?: AbortSignal): Promise<SupplierOffer[]>

  /**
   * Returns, for each date, the offers that a search for that date would find. Dates that need a separate search are
   * left out.
   */
  searchDays(request: DaysQuery, signal?: AbortSignal): Promise<DayOffers[]>

  /** Re-prices an offer. A `changed` outcome contains the offer that replaces it. */
  reprice(offer: SupplierOffer): Promise<RepriceOutcome>

  /** Holds seats for all offers or none, in one booking. Idempotent by reference. */
  hold(request: HoldRequest): Promise<HoldOutcome>

  /** Issues the tickets of a held booking. Idempotent. */
  issue(reference: string): Promise<IssueOutcome>

  /** Returns the state of the booking with our reference, which resolves a timeout. */
  lookUp(reference: string): Promise<BookingState>

  /**
   * Releases a held booking's seats, or cancels an issued one at the penalty of its last quote: with `penalty`, it's
   * only cancelled if the airline keeps no more than that. Idempotent.
   */
  cancel(reference: string, penalty?: Money): Promise<CancelOutcome>

  /** Returns the current cost of cancelling an issued booking, without cancelling it. */
  quoteRefund(reference: string): Promise<RefundTerms>

  /**
   * Returns what one offer of an issued booking can be exchanged for on another day, on the same route, in the same
   * cabin and for the same passengers. Empty if the fare or the airline doesn't allow it.
   */
  searchChange(request: ChangeQuery, signal?: AbortSignal): Promise<ChangeOffer[]>

  /**
   * Exchanges one offer of an issued booking and reissues its tickets. Idempotent by `changeReference`, which resolves
   * a timeout.
   */
  change(request: ChangeRequest): Promise<ChangeOutcome>

  /** Returns unanswered schedule changes of our issued bookings. */
  scheduleChanges(): Promise<ScheduleChange[]>

  /** Accepts the new times of a schedule change. Idempotent. `reference`: the booking's, for the record of calls only. */
  acceptScheduleChange(id: string, reference?: string): Promise<AcceptOutcome>

  /** For suppliers with ids of their own: returns our reference of the booking that has this one. Asks nobody outside. */
  referenceOf?(id: string): Promise<string | undefined>

  /** For suppliers with notifications: calls `listener` when there may be new schedule changes. */
  onScheduleChange?(listener: () => void): void
}

export interface FlightQuery {
  /** `from` and `to` are places: an airport, or a metropolitan code for all its airports. */
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
 * An offer as quoted by the supplier. All amounts, including penalties and bags, are in the supplier's currency,
 * `price.currency`; they are converted once, when it becomes an Offer, and the rate is stored. Plain data that
 * survives being stored as JSON.
 */
export interface SupplierOffer extends Omit<Offer, 'id' | 'supplier' | 'supplierName'> {
  /** The supplier's own id, opaque to everyone else. */
  ref: string
  /** Extra checked bags on sale: the price of one, for one passenger on this slice. */
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
  /** One of the two is set if an offer requires a document; a passport is good where an identity card suffices. */
  passport?: { number: string; country: string; expiry: string } | undefined
  /** Without an expiry if the card is valid for life. */
  idCard?: { number: string; country: string; expiry?: string | undefined } | undefined
}

export interface HoldRequest {
  /** Our reference, globally unique, at most 64 characters. */
  reference: string
  offers: readonly SupplierOffer[]
  /** As many of each type as the offers were made for; infants after the adults they travel with. */
  passengers: readonly SupplierPassenger[]
  contact: { email: string; phone: string }
  /** Extra bags; `offer` and `passenger` are positions in the lists above. */
  bags?: readonly { offer: number; passenger: number; kg: number }[]
}

/** A booking reference, and the airline that uses it for one of the offers. */
export interface BookingCode {
  /** Position in the list of the hold. */
  offer: number
  /** IATA code of the airline in the offer's flight numbers. */
  airline: string
  /** The code travellers use to check in. */
  code: string
}

export interface Held {
  outcome: 'held'
  /**
   * At least one for each airline of each offer, in the order of offers and flights. Flights booked together share one
   * code across airlines; a self-transfer has one for each booking.
   */
  bookingCodes: BookingCode[]
  seatsHeldUntil: Date
  /** May be before the seats expire; after it the fare is recalculated. */
  priceHeldUntil: Date
}

export type HoldOutcome =
  | Held
  | { outcome: 'gone' }
  /** Nothing was held; the current offers, in the requested order. */
  | { outcome: 'price_changed'; offers: SupplierOffer[] }

/** `passenger` is the position in the hold's list; `number` has 13 digits, beginning with the airline's three. */
export interface Ticket {
  passenger: number
  number: string
  /** The flights it is for; absent if the supplier doesn't say. */
  flights?: TicketFlights[]
}

export interface TicketFlights {
  /** Position in the list of the hold. */
  offer: number
  /** Positions in the journey; absent if the supplier doesn't say. */
  segments?: number[]
}

export type IssueFailure = 'expired' | 'not_found' | 'cancelled' | 'refused'

export type IssueOutcome =
  | { outcome: 'issued'; tickets: Ticket[] }
  /** No ticket was or will be issued for this reference. */
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
  /** The airline would keep more than quoted; nothing was done. */
  | { outcome: 'terms_changed' }
  /** The airline doesn't accept the cancellation; nothing was done. */
  | { outcome: 'refused' }

export type RefundTerms =
  | {
      outcome: 'quoted'
      /** What the airline keeps of the booking's price; zero if it changed the flights itself. */
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
  /** The fare difference; never negative, because airlines keep the rest of a more expensive fare. */
  difference: Money
  /** The airline's fee; zero if it changed the flights itself. */
  penalty: Money
  /** Until when both are valid. */
  validUntil: Date
}

export interface ChangeRequest {
  reference: string
  /** Our reference, globally unique, at most 64 characters. */
  changeReference: string
  offer: number
  to: ChangeOffer
}

export type ChangeOutcome =
  /** All current tickets of the booking; booking codes may have changed. */
  | { outcome: 'changed'; bookingCodes: BookingCode[]; tickets: Ticket[] }
  | { outcome: 'gone' }
  | { outcome: 'price_changed' }
  | { outcome: 'refused' }

export interface ScheduleChange {
  /** The supplier's own stable id. */
  id: string
  reference: string
  /** Position in the list of the hold. */
  offer: number
  before: Slice
  /** Null if the airline no longer operates the flights. */
  after: Slice | null
  /** The traveller's deadline to answer; after it we accept the new times. It may move on while a payment is disputed. */
  answerBy: Date
}

export type AcceptOutcome =
  /** The current offer, with the new times. */
  | { outcome: 'accepted'; offer: SupplierOffer }
  /** It was answered differently, or there is nothing to accept. */
  | { outcome: 'over' }

/** Returns the supplier of what was sold. Throws if it's no longer connected. */
export type SupplierOf = (sold: { supplier: string }) => FlightSupplier

export const suppliersById =
  (suppliers: readonly FlightSupplier[]): SupplierOf =>
  ({ supplier: id }) => {
    const supplier = suppliers.find((each) => each.id === id)
    if (!supplier) throw new Error(`no supplier ${id}`)
    return supplier
  }
