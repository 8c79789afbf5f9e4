import type { ContactDetails } from '../../contract/checkout/contact.ts'
import type { BookId } from '../../contract/ids.ts'
import type { Money } from '../../contract/money.ts'
import type { Asker, Booker } from '../checkout/booker.ts'
import type { DraftToSubmit, Submission } from '../checkout/submission.ts'
import type { NewOrder } from '../order/place-order.ts'
import type { TravellerDetails } from '../order/travellers.ts'
import type { Transaction } from '../platform/database/database.ts'
import { idFrom } from '../platform/ids.ts'
import type { GlobePoint } from '../world/great-circle.ts'

/** What the cart needs of a product's drafts. Each product that can be in a cart gives it one. */
export interface CartProduct {
  /** The product's id. */
  readonly id: string
  /** Returns whether this visitor has such a draft that isn't ordered yet, whether or not it has expired. */
  isOpen(id: BookId, asker: Asker): Promise<boolean>
  /** Returns an open draft, and stores its price in this currency if it is in another; undefined if there is none. */
  open(id: BookId, asker: Booker, currency: string): Promise<CartDraft | undefined>
  /** Returns the contact and the travellers, in order, of an open draft; undefined if there's no such draft. */
  typed(id: BookId, asker: Asker): Promise<TypedDraft | undefined>
  /** Returns a draft for a checkout. */
  submission(submitted: DraftToSubmit<never>, booker: Booker): Promise<Submission>
  /** Makes a guest's drafts of this device a member's. */
  adopt(tx: Transaction, ids: readonly BookId[], asker: Asker & { memberId: string }): Promise<void>
  /** Lets open drafts be resumed at least until then. */
  keep(tx: Transaction, ids: readonly BookId[], until: Date): Promise<void>
  /** Returns the path of the page with a draft's form, without its locale: `/flight/book/{id}`. */
  formPage(id: BookId): string
  /** Makes this visitor's drafts that became an order drafts again. Returns their ids. */
  reopen(tx: Transaction, orderId: string, asker: Asker): Promise<BookId[]>
  /**
   * Copies anyone's open draft for a visitor, without what was typed; a second time returns the same copy. Returns
   * undefined if there is no such draft.
   */
  copy(tx: Transaction, id: BookId, booker: Booker): Promise<BookId | undefined>
  /** Returns the open draft that a reminder's token belongs to. Not all products send reminders. */
  remindedOf?(token: string): Promise<RemindedDraft | undefined>
}

export interface TypedDraft {
  contact: ContactDetails
  travellers: readonly Pick<
    TravellerDetails,
    'type' | 'title' | 'givenName' | 'surname' | 'birthDate'
  >[]
}

export interface RemindedDraft {
  bookId: BookId
  /** Which of its reminders it is. */
  number: number
}

/** Returns the id of a device's copy of a draft, always the same. */
export const copyId = (id: BookId, { auid }: Asker): BookId =>
  idFrom('copy of a draft', id, auid) as BookId

/** An open draft, as a cart shows it. */
export interface CartDraft {
  /** What would be ordered now; its travellers may not be filled in. */
  order: NewOrder
  /** With what is paid at a property. */
  total: Money
  contact: ContactDetails
  /** Whether it could be ordered with a valid contact. */
  isComplete: boolean
  /** ISO instant until which its supplier quoted the price. */
  priceUntil: string
  expiresAt: Date
  /** The currency it was in before it was opened, if another. */
  convertedFrom: string | undefined
  presence: Presence[]
  /** How many sleep there; 0 for flights, whose travellers the order has. */
  guests: number
  /** Asks its suppliers for the current price. Throws SUPPLIER_UNAVAILABLE. */
  check(): Promise<PriceCheck>
}

export type PriceCheck =
  /** `refused`: a rule excludes its guests, which the product's view explains. */
  | { outcome: 'same' | 'gone' | 'refused' }
  | {
      outcome: 'changed'
      /** With what is paid at a property. */
      total: Money
      /** What we charge. */
      now: Money
      /** Stores the new price with the draft. Throws BOOKING_NOT_FOUND, BOOKING_EXPIRED. */
      accept(): Promise<void>
    }

/** Where a traveller is or sleeps, to notice what doesn't fit in time. Dates and times are local. */
export type Presence =
  /** Somewhere between two journeys; null if there is none before or after. */
  | { kind: 'between'; place: GlobePoint; arrival: string | null; departure: string | null }
  | { kind: 'stay'; place: GlobePoint; checkIn: string; checkOut: string }
  /** On a journey. `departs` and `arrives` are in milliseconds, `day` and `leaves` local to where it starts. */
  | {
      kind: 'flight'
      from: GlobePoint
      to: GlobePoint
      day: string
      leaves: string
      departs: number
      arrives: number
    }
