import type { ContactDetails } from '../../contract/checkout/contact.ts'
import type { CatalogueError } from '../../contract/errors.ts'
import type { BookId } from '../../contract/ids.ts'
import type { Money } from '../../contract/money.ts'
import type { NewOrder } from '../order/place-order.ts'
import type { PriceChange } from '../order/price-history.ts'
import type { Reserved } from '../order/reservation/reservations.ts'
import type { Transaction } from '../platform/database/database.ts'

/** A draft that its visitor submits, as its product gives it to checkout. */
export interface Submission {
  bookId: BookId
  /**
   * Locks the draft until the transaction ends, checks it, and returns what it orders, or the order that it became
   * before. Throws what is wrong with it.
   */
  take(tx: Transaction): Promise<TakenDraft | { orderId: string }>
  /** Stores what was typed, if it was refused. */
  keep?(): Promise<unknown>
}

export interface TakenDraft {
  order: NewOrder
  /** Set if the visitor has agreed to another price than the first one: both, for the order's history. */
  repriced?: PriceChange | undefined
  /** Records that it became an order, in the transaction that places it. May throw TOO_MANY_STAYS. */
  placed(tx: Transaction, orderId: string): Promise<void>
  /** Returns why it couldn't be reserved; undefined if it was, or may still be. */
  refusal(taken: readonly Reserved[]): CatalogueError | undefined
  /** Makes it a draft again. A price that suppliers ask now is told, and replaces the agreed one only with consent. */
  reopen(tx: Transaction, taken: readonly Reserved[]): Promise<void>
}

/** What a visitor submits of one draft. */
export interface DraftToSubmit<Typed> {
  bookId: BookId
  /** The total that they agreed to. */
  accepted: Money
  /** What the form contains; without it, what is stored. */
  typed?: Typed
  /** Stands in for contact details that are missing or invalid in what is stored. */
  contact?: ContactDetails
}
