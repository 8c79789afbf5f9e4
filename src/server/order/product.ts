import type { z } from 'zod'
import type { QuoteLine } from '../../contract/checkout/quote.ts'
import type { Money } from '../../contract/money.ts'
import type { ReservationFailure } from '../../contract/order/failures.ts'
import type { itemDetails, purchasedItemDetails } from '../../contract/order/item-details.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import type { Say } from '../platform/words.ts'
import type { Item, OfferedItem, OrderFacts, Reservation } from './whole-order.ts'

/**
 * Everything that orders, after-sales, letters and documents need from a product. A product calls its suppliers with
 * our reservation's reference. Expected outcomes are returned as values; a call with an unknown outcome throws
 * `SupplierTimeout`, and any other error means that nothing was done.
 */
export interface Product {
  /** Stable, kept with each reservation: `flight`. */
  readonly id: string

  /** The file name of its documents, before the order's number: `e-ticket`. Without it, it's a general one. */
  readonly documentName?: string

  /**
   * Has the supplier hold the reservation, or quote a binding price. Idempotent by its reference. What was quoted is
   * quoted again when its payment starts.
   */
  reserve(order: OrderFacts, reservation: Reservation): Promise<ReserveOutcome>

  /**
   * Returns a quoted reservation's items, in their order, at the price of `price_changed`. Without it, what has another
   * price when its payment starts counts as gone.
   */
  reprice?(reservation: Reservation, offers: readonly unknown[]): OfferedItem[]

  /** Has the supplier confirm the reservation once it's paid. Idempotent by the reference. */
  confirm(order: OrderFacts, reservation: Reservation): Promise<ConfirmOutcome>

  /** Returns the reservation's state at the supplier, which resolves a timeout. */
  lookUp(reservation: Reservation): Promise<Standing>

  /** Releases a reservation that isn't confirmed. Idempotent. */
  release(reservation: Reservation): Promise<void>

  /**
   * Returns whether cancelling gives a refund, as far as we know without asking: `nothing` if it's worth offering
   * without one, as a room that nobody will sleep in; undefined if it can't be cancelled any more.
   */
  refundability(
    db: Executor,
    reservation: Reservation,
    now: number,
  ): Promise<'allowed' | 'nothing' | 'not_allowed' | 'unknown' | undefined>

  /** Quotes the refund of a confirmed reservation with its supplier. Changes nothing. */
  quoteCancellation(db: Executor, reservation: Reservation): Promise<CancellationQuote>

  /**
   * Returns what a cancellation's quote depends on. If a later call returns something else, the quote is no longer
   * valid: the supplier has changed the booking in between.
   */
  cancellationBasis(db: Executor, reservation: Reservation): Promise<string>

  /**
   * Returns terms for `cancel` that accept whatever the supplier keeps of a confirmed reservation, with no refund, and until
   * when they stand; undefined if it can't be cancelled any more. Without it, what a supplier doesn't quote stays booked.
   */
  forfeitTerms?(
    db: Executor,
    reservation: Reservation,
  ): Promise<{ terms: unknown; validUntil: Date } | undefined>

  /** Cancels a confirmed reservation on terms no worse than quoted. Idempotent. */
  cancel(reservation: Reservation, terms: unknown): Promise<CancelOutcome>

  /** Called in the transaction that records a cancellation, for the product's own consequences. */
  onCancelled?(tx: Transaction, reservation: Reservation): Promise<void>

  /**
   * Returns an item's description for letters, documents and lists, in the language of `say`. `together` are the items
   * that it's shown with, itself included. `isPaidBack`: nothing is left to refund of the order, whatever was agreed.
   */
  describe(item: Item, say: Say, together?: readonly Item[], isPaidBack?: boolean): ItemDescription

  /**
   * Returns an item's calendar events, including cancelled ones, which only disappear from a calendar if they're sent
   * as cancelled.
   */
  events(item: Item, say: Say): ItemEvent[]

  /** Returns an item's local start date, `2026-12-10`; null if it has none. */
  startsOn(item: Item): string | null

  /** Returns whether the traveller has to respond to something the supplier changed. Without it, there's never anything. */
  isAnswerNeeded?(item: Item): boolean

  /** Returns whether the supplier reported that the travellers didn't come. Without it, they always do. */
  isNoShow?(item: Item): boolean

  /** Returns path and query of the page that searches for the same again, without its locale. */
  searchAgain(items: readonly Item[]): string

  /** Returns what the product adds to an item in responses, at a given time and in the language of who reads it. */
  details(item: Item, reader: { now: number; language: string }): OnTheWire<typeof itemDetails>
  purchased(item: Item, language: string): OnTheWire<typeof purchasedItemDetails>
}

type OnTheWire<Shape extends z.ZodRawShape> = Partial<{
  [Name in keyof Shape]: z.output<Shape[Name]>
}>

/** The items' details as they are now, in the order of the reservation. */
interface Reserved {
  outcome: 'held' | 'quoted'
  details: unknown[]
  /** Until when seats or rooms are kept for us. */
  reservedUntil: Date | null
  /** May be earlier: then the price is recalculated. With neither, the time to pay is half an hour. */
  priceUntil: Date | null
}

export type ReserveOutcome =
  | Reserved
  | { outcome: 'gone' }
  /** Nothing was reserved; the current price of each item, in the product's own format. */
  | { outcome: 'price_changed'; offers: unknown[] }

export type ConfirmOutcome =
  | { outcome: 'confirmed'; details: unknown[] }
  /** Nothing was or will be confirmed with this reference. */
  | { outcome: 'failed'; reason: ReservationFailure }

export type Standing = Reserved | ConfirmOutcome | { outcome: 'not_found' | 'cancelled' }

export type CancellationQuote =
  | (CancellationTerms & { outcome: 'quoted'; validUntil: Date })
  | { outcome: 'not_allowed' }

/** Amounts are in the order's currency. */
export interface CancellationTerms {
  lines: QuoteLine[]
  amount: Money
  /** The same by item, if the supplier's terms contain it. */
  parts: CancellationPart[]
  /** What the supplier refunds beyond `amount`, in minor units: the share of a promo code's discount. It's ours. */
  discount?: number
  /** Whether the supplier caused it, in which case it's free. */
  isInvoluntary: boolean
  /** What is charged to the card that guarantees the reservation; an estimate in the order's currency. */
  charge?: { amount: Money; estimate: Money } | undefined
  /** Passed to `cancel` unchanged; plain data. */
  terms: unknown
}

export interface CancellationPart {
  itemIds: string[]
  lines: QuoteLine[]
  /** Minor units. */
  amount: number
}

export type CancelOutcome = 'cancelled' | 'terms_changed' | 'refused' | 'not_found'

/** Plain data, ready to be printed. */
export interface ItemDescription {
  /** `Kuala Lumpur – Bangkok`; a hotel's name. */
  title: string
  /** The fare family, the room. */
  subtitle: string
  /** Booking references for check-in, and whose they are: names of airlines, of a property. */
  references: { code: string; usedWith: string[] }[]
  /** The flights of a journey, each with where it starts and ends. */
  parts: ItemPart[]
  /** What is shown instead of parts. An item with neither is part of the sheet of another one shown with it. */
  sheet?: ItemSheet
  /** Ticket and voucher numbers, by the item's travellers. */
  travellers: { name: string; documents: ItemDocument[] }[]
  /** The terms that it was sold on, such as a fare's: shown below its parts. */
  conditions?: string[]
  /** What travellers should know about their documents; each sentence is printed once in an order's PDF. */
  advice?: string[]
}

/** What documents and mails show of something that isn't a journey: labelled facts, all of them in one language. */
export interface ItemSheet {
  /** Locale code of its words. */
  language: string
  /** What the document is called: `Voucher`. */
  heading: string
  /** The first group says what it is and when: the only one shown of something cancelled. */
  groups: [FactGroup, ...FactGroup[]]
  /** Leads to a map, for example. */
  link: { address: string; words: string }
  note: string
  /** The essentials for the staff on site, in their own language; absent if that's the reader's. */
  onSite?: { language: string; title: string; facts: Fact[] }
}

export interface FactGroup {
  title: string
  facts: Fact[]
}

/** A value may have several lines. */
export type Fact = [label: string, value: string]

export interface ItemDocument {
  number: string
  /** What it is for, `KUL – BKK`; absent if it's for the whole item. */
  covers?: string[]
}

export interface ItemPart {
  /** `MH780`. */
  label: string
  /** The operator. */
  operator: string
  starts: PartEnd
  ends: PartEnd
  /** What travellers must know before it, such as a self-transfer or a cancellation by the airline; shown above the part. */
  notices?: ItemNotice[]
  /** Short facts that documents print in one line: cabin, duration, aircraft. */
  facts?: string[]
  /** Notes, such as bags; one line each. */
  notes: string[]
}

export interface ItemNotice {
  title: string
  lines: string[]
}

export interface PartEnd {
  /** `10:35`, in local time. */
  time: string
  /** The full date, with its weekday. */
  day: string
  /** `KUL`; '' if the place has no code. */
  code: string
  city: string
  /** The airport with its terminal, the address. */
  place: string
}

export interface ItemEvent {
  /** Constant for the lifetime of the item. */
  uid: string
  starts: Date
  ends: Date
  summary: string
  location: string
  /** Lines. */
  description: string[]
  status: 'confirmed' | 'tentative' | 'cancelled'
}

/** Returns the product with an id. Throws if it isn't sold here (any more). */
export type ProductOf = (sold: { product: string }) => Product

export const productsById =
  (products: readonly Product[]): ProductOf =>
  ({ product: id }) => {
    const product = products.find((each) => each.id === id)
    if (!product) throw new Error(`no product ${id}`)
    return product
  }
