import type { ListedOrder } from '../../../contract/order/order.ts'
import type { Database } from '../../platform/database/database.ts'
import { wordsOf } from '../../platform/words.ts'
import { findOrders } from '../order-store.ts'
import { listedOrderView } from '../order-view.ts'
import type { ProductOf } from '../product.ts'
import { nameOf } from '../travellers.ts'
import { findMatching } from './search-store.ts'
import { searchQuery } from './search-terms.ts'

/** An order as one line of what staff found. */
export interface FoundOrder extends ListedOrder {
  contact: { name: string; email: string }
  /** Names of its travellers, each once. */
  people: string[]
  /** Whether it was never placed, because something of it couldn't be reserved. */
  isWithdrawn: boolean
}

/**
 * Finds orders for staff, newest first, by what an order number, booking reference, ticket or voucher number, e-mail
 * address, phone number or name begins with. Returns 50 at most; none for less than two letters or digits.
 */
export type SearchOrders = (typed: string, language: string) => Promise<FoundOrder[]>

const most = 50

export const createOrderSearch =
  ({ db, productOf }: { db: Database; productOf: ProductOf }): SearchOrders =>
  async (typed, language) => {
    const query = searchQuery(typed)
    const ids = query ? await findMatching(db, query, most) : []
    if (ids.length === 0) return []
    const say = wordsOf('mail', language)
    return (await findOrders(db, ids)).map(({ order, isWithdrawn }) => ({
      ...listedOrderView(order, { productOf, say }),
      contact: { name: nameOf(order.contact), email: order.contact.email },
      people: [...new Set(order.items.flatMap(({ travellers }) => travellers.map(nameOf)))],
      isWithdrawn,
    }))
  }
