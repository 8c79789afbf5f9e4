import type { z } from 'zod'
import type { QuoteLine } from '../../contract/aftersales/after-sales.ts'
import type { Money } from '../../contract/money.ts'
import type { itemDetails, purchasedItemDetails } from '../../contract/order/item-details.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import type { Say } from '../platform/words.ts'
import type { Item, OrderFacts, Reservation } from './whole-order.ts'

/**
 * All that orders, after-sales, letters and documents ask of something that is sold. A product speaks to its suppliers by
 * our reservation's reference. What can rightly happen comes back as a value; a call whose end nobody knows throws
 * `SupplierTimeout`, any other error means that surely nothing was done.
 */
export interface Product {
  /** Stable, kept with each reservation: `flight`. */
  readonly id: string

  /** Has the supplier hold the reservation, or quote a price that stands. Idempotent by its reference. */
  reserve(order: OrderFacts, reservation: Reservation): Promise<ReserveOutcome>

  /** Has the supplier confirm what it holds or quoted, once it is paid for. Idempotent by the reference. */
  confirm(order: OrderFacts, reservation: Reservation): Promise<ConfirmOutcome>

  /** How the reservation stands at the supplier: the way out of a timeout. */
  lookUp(reservation: Reservation): Promise<Standing>

  /** Ends a reservation that isn't confirmed. Idempotent. */
  release(reservation: Reservation): Promise<void>

  /** Whether cancelling gives money back, as far as is known without asking; undefined when it can't be cancelled any more. */
  refundability(
    db: Executor,
    reservation: Reservation,
    now: number,
  ): Promise<'allowed' | 'not_allowed' | 'unknown' | undefined>

  /** Asks the supplier for the refund of a confirmed reservation. Nothing is done. */
  quoteCancellation(db: Executor, reservation: Reservation): Promise<CancellationQuote>

  /**
   * Names what a cancellation was quoted on. When the same call names something else, the quote no longer stands: the
   * supplier has changed what was bought in between.
   */
  cancellationBasis(db: Executor, reservation: Reservation): Promise<string>

  /** Cancels a confirmed reservation at no worse terms than were quoted. Idempotent. */
  cancel(reservation: Reservation, terms: unknown): Promise<CancelOutcome>

  /** Does what else follows within the transaction in which a cancellation is written down. */
  onCancelled?(tx: Transaction, reservation: Reservation): Promise<void>

  /** What letters, documents and lists say of an item, in the language of `say`. */
  describe(item: Item, say: Say): ItemDescription

  /** What calendars hold of an item: those that are off are told too, for only so they disappear from a calendar. */
  events(item: Item, say: Say): ItemEvent[]

  /** Returns the day on which an item begins, `2026-12-10`, by the clocks of its place; null where it has none. */
  startsOn(item: Item): string | null

  /** Path and query of the page that searches for the same again, without its locale. */
  searchAgain(items: readonly Item[]): string

  /** What the product adds to an item on the wire. */
  details(item: Item, now: number): OnTheWire<typeof itemDetails>
  purchased(item: Item): OnTheWire<typeof purchasedItemDetails>
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
  /** May lie before that: then the price is recalculated. With neither, the time to pay is half an hour. */
  priceUntil: Date | null
}

export type ReserveOutcome =
  | Reserved
  | { outcome: 'gone' }
  /** Nothing was taken; what each item would cost now, in the product's own shape. */
  | { outcome: 'price_changed'; offers: unknown[] }

export type ConfirmOutcome =
  | { outcome: 'confirmed'; details: unknown[] }
  /** Nothing was or will be confirmed under this reference. */
  | { outcome: 'failed'; reason: string }

export type Standing = Reserved | ConfirmOutcome | { outcome: 'not_found' | 'cancelled' }

export type CancellationQuote =
  | (CancellationTerms & { outcome: 'quoted'; validUntil: Date })
  | { outcome: 'not_allowed' }

/** Amounts are in the order's currency. */
export interface CancellationTerms {
  lines: QuoteLine[]
  amount: Money
  /** The same by item, where the supplier's terms tell it. */
  parts: CancellationPart[]
  /** Whether the supplier caused it: then it costs the traveller nothing. */
  involuntary: boolean
  /** Handed to `cancel` as it stands; plain data. */
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
  /** What check-in asks for, and whose it is: names of airlines, of a property. */
  references: { code: string; usedWith: string[] }[]
  /** The flights of a journey; a stay has one part. */
  parts: ItemPart[]
  /** Ticket and voucher numbers, by the item's travellers. */
  travellers: { name: string; documents: string[] }[]
}

export interface ItemPart {
  /** `MH780`. */
  label: string
  /** Who carries it out. */
  operator: string
  starts: PartEnd
  ends: PartEnd
  /** What belongs to it, such as bags; a line each. */
  notes: string[]
}

export interface PartEnd {
  /** `10:35`, by the clocks of the place. */
  time: string
  /** Written out, with its weekday. */
  day: string
  /** `KUL`; '' where places have no codes. */
  code: string
  city: string
  /** The airport with its terminal, the address. */
  place: string
}

export interface ItemEvent {
  /** The same for as long as the item lives. */
  uid: string
  starts: Date
  ends: Date
  summary: string
  location: string
  /** Lines. */
  description: string[]
  status: 'confirmed' | 'tentative' | 'cancelled'
}

/** Returns the product with an id. Throws for one that isn't sold here (any more). */
export type ProductOf = (sold: { product: string }) => Product

export const productsById =
  (products: readonly Product[]): ProductOf =>
  ({ product: id }) => {
    const product = products.find((each) => each.id === id)
    if (!product) throw new Error(`no product ${id}`)
    return product
  }
