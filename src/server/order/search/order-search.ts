import type { OrderCode } from '../../../contract/ids.ts'
import type { ListedOrder, OrderStatus } from '../../../contract/order/order.ts'
import { writtenName } from '../../../contract/traveller/written-name.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { wordsOf } from '../../platform/words.ts'
import { findOrders } from '../order-store.ts'
import { listedOrderView } from '../order-view.ts'
import type { ProductOf } from '../product.ts'
import { findMatching } from './search-store.ts'
import { plainTyped, searchQuery, startingOn } from './search-terms.ts'
import { dayTyped } from './typed-day.ts'

/** An order as one line of what staff found. */
export interface FoundOrder extends ListedOrder {
  contact: { name: string; email: string }
  /** Names of its travellers, each once. */
  people: string[]
  /** Whether it was never placed, because something of it couldn't be reserved. */
  isWithdrawn: boolean
  /** Whether a payment of it is disputed, and the bank hasn't decided. */
  isDisputed: boolean
}

/** Returns those of these orders, by id, that have a disputed payment. */
export type DisputedAmong = (orderIds: readonly string[]) => Promise<ReadonlySet<string>>

export interface AskedOrders {
  q?: string | undefined
  /** As travellers see it. */
  status?: OrderStatus | undefined
  /** A day in `zone`. */
  ordered?: string | undefined
  /** The local day on which something of the order starts. */
  starts?: string | undefined
  after?: OrderCode | undefined
}

/**
 * Finds orders for staff, newest first: all, those that `q` may mean (what `searchQuery` reads in it, with a day also those that
 * were ordered then and match the rest, or a whole reference; none for less than two letters or digits), those with a status, or of a day. Returns 50 at most, those after the order `after`, and in `next` the code of the last order that was looked at if
 * there are more.
 */
export type SearchOrders = (
  asked: AskedOrders,
  language: string,
) => Promise<{ orders: FoundOrder[]; next: OrderCode | null }>

/** What our references look like: long, and without blanks. */
const isReference = /^[\w-]{8,64}$/

const pageSize = 50
/** A status is derived from the order's parts, so orders are read to be compared: this many for a page. */
const mostRead = 2000
const readAtOnce = 200

export const createOrderSearch =
  (parts: {
    db: Database
    clock: Clock
    productOf: ProductOf
    disputedAmong: DisputedAmong
    /** Returns the id of the order that a payment, an amount to be paid or a reservation with this reference of ours is of. */
    orderOfReference(typed: string): Promise<string | undefined>
    /** The agency's, in which days are searched for. */
    zone: string
  }): SearchOrders =>
  async ({ q, status, ordered, starts, after }, language) => {
    const { db, clock, productOf, disputedAmong, orderOfReference, zone } = parts
    const named = q && !after && isReference.test(q) ? await orderOfReference(q) : undefined
    const day = q === undefined ? undefined : dayTyped(plainTyped(q), clock.date().getUTCFullYear())
    const typed = q === undefined ? undefined : searchQuery(q, day)
    if (q !== undefined && typed === undefined) return { orders: [], next: null }
    const startingThen = (each: typeof typed) =>
      starts === undefined ? each : startingOn(starts, each)
    const query = startingThen(typed)
    const beside = day && day.rest !== '' ? searchQuery(day.rest) : undefined
    // The filter says which day is meant.
    const isOrderedThen = day && ordered === undefined && (beside || day.rest === '')
    const orOrdered = isOrderedThen ? { days: day.days, query: startingThen(beside) } : undefined
    const say = wordsOf('mail', language)
    const nameOf = (named: Parameters<typeof writtenName>[0]) => writtenName(named, language)
    const size = status ? readAtOnce : pageSize
    const orders: FoundOrder[] = []
    let place = after
    for (let read = size; ; read += size) {
      // One more says whether there are others.
      const found = named
        ? [named]
        : await findMatching(
            db,
            { query, ordered, orOrdered, zone },
            { after: place, limit: size + 1 },
          )
      const ids = found.slice(0, size)
      const disputed = await disputedAmong(ids)
      for (const each of ids.length > 0 ? await findOrders(db, ids) : []) {
        const { order, isWithdrawn } = each
        place = order.code
        const listed = listedOrderView(order, { productOf, say })
        if (status && (isWithdrawn || listed.status !== status)) continue
        orders.push({
          ...listed,
          contact: { name: nameOf(order.contact), email: order.contact.email },
          people: [...new Set(order.items.flatMap(({ travellers }) => travellers.map(nameOf)))],
          isWithdrawn,
          isDisputed: disputed.has(order.id),
        })
        if (orders.length < pageSize) continue
        return { orders, next: order.id === found.at(-1) ? null : order.code }
      }
      if (found.length <= size) return { orders, next: null }
      if (read >= mostRead) return { orders, next: place ?? null }
    }
  }
