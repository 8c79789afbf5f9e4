import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../platform/database/columns.ts'

/** What is in carts: drafts, each in one cart at most. */
export const cartItems = pgTable(
  'cart_item',
  {
    bookId: text().primaryKey(),
    /** Which entry of the product registry the draft belongs to. */
    product: text().notNull(),
    /** The device that added it (`x-auid`). */
    owner: text().notNull(),
    /** Whose cart it is in; null for the cart of a guest's device. */
    memberId: text(),
    addedAt: moment().notNull(),
  },
  (item) => [index().on(item.owner), index().on(item.memberId), index().on(item.addedAt)],
)
