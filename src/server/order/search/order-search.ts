import type { OrderCode } from '../../../contract/ids.ts'
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
 * address, phone number or name begins with; none for less than two letters or digits. Returns 50 at most, those after the
 * order `after`, and the last one's code in `next` if there are more.
 */
export type SearchOrders = (
  asked: { q: string; after?: OrderCode | undefined },
  language: string,
) => Promise<{ orders: FoundOrder[]; next: OrderCode | null }>

const pageSize = 50

export const createOrderSearch =
  ({ db, productOf }: { db: Database; productOf: ProductOf }): SearchOrders =>
  async ({ q, after }, language) => {
    const query = searchQuery(q)
    // One more says whether there's another page.
    const found = query ? await findMatching(db, query, { after, limit: pageSize + 1 }) : []
    const ids = found.slice(0, pageSize)
    if (ids.length === 0) return { orders: [], next: null }
    const say = wordsOf('mail', language)
    const orders = (await findOrders(db, ids)).map(({ order, isWithdrawn }) => ({
      ...listedOrderView(order, { productOf, say }),
      contact: { name: nameOf(order.contact), email: order.contact.email },
      people: [...new Set(order.items.flatMap(({ travellers }) => travellers.map(nameOf)))],
      isWithdrawn,
    }))
    const hasMore = found.length > pageSize
    return { orders, next: hasMore ? (orders.at(-1)?.orderCode ?? null) : null }
  }
