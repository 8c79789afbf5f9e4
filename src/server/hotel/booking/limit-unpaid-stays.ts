import { CatalogueError } from '../../../contract/errors.ts'
import { isLive } from '../../../contract/order/is-live.ts'
import type { OrderService } from '../../order/order-service.ts'
import { ownPayable, type WholeOrder } from '../../order/whole-order.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { unpaidStays } from './stay-booking-store.ts'

/** Enough for a tour through several cities; too few to empty a hotel. */
export const mostUnpaidStays = 5

interface Guest {
  owner: string
  email: string
}

/** Limits the stays ahead of a device or an e-mail address that cost nothing to book: they're paid at the property. */
export interface UnpaidStaysLimit {
  /** Reads what counts, outside of the transaction that places the order. */
  read(guest: Guest): Promise<UnpaidStays>
  /**
   * Throws TOO_MANY_HOLDS if there are too many. `details.orders` lists those of this device. Called after the order is
   * placed, which locks device and address, so that concurrent orders can't exceed the limit.
   */
  check(tx: Transaction, guest: Guest, known: UnpaidStays): Promise<void>
}

interface UnpaidStays {
  live: WholeOrder[]
  /** Ids of cancelled orders. */
  over: Set<string>
}

export function createUnpaidStaysLimit({
  db,
  clock,
  orders,
}: {
  db: Database
  clock: Clock
  orders: Pick<OrderService, 'byId'>
}): UnpaidStaysLimit {
  const today = () => clock.date().toISOString().slice(0, 10)
  return {
    async read(guest) {
      const ids = await unpaidStays(db, { ...guest, today: today() })
      // Nearly always: then it doesn't matter which of them are cancelled.
      if (ids.length < mostUnpaidStays) return { live: [], over: new Set() }
      const found = (await Promise.all(ids.map((id) => orders.byId(id)))).flatMap(
        (each) => each ?? [],
      )
      const live = found.filter(({ items }) => items.some(isLive))
      const over = found.filter((order) => !live.includes(order)).map(({ id }) => id)
      return { live, over: new Set(over) }
    },
    async check(tx, guest, { live, over }) {
      const ids = await unpaidStays(tx, { ...guest, today: today() })
      if (ids.filter((id) => !over.has(id)).length < mostUnpaidStays) return
      const own = live.filter(({ owner }) => owner === guest.owner)
      throw new CatalogueError('TOO_MANY_HOLDS', {
        details: {
          orders: own.map((order) => ({ orderCode: order.code, trxId: ownPayable(order).trxId })),
        },
      })
    },
  }
}
