import { CatalogueError } from '../../../contract/errors.ts'
import { isLive } from '../../../contract/order/is-live.ts'
import type { OrderService } from '../../order/order-service.ts'
import { ownPayable, type WholeOrder } from '../../order/whole-order.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { unpaidStays } from './stay-booking-store.ts'

/** Enough for a long tour through many cities; too few to empty a hotel. */
export const mostUnpaidStays = 10

/**
 * Limits the stays ahead of a device that cost nothing to book: they're paid at the property. Not by e-mail address:
 * a stranger who enters it could lock its owner out of booking. Before it's confirmed, it's limited like any unpaid hold.
 */
export interface UnpaidStaysLimit {
  /** Reads what counts, outside of the transaction that places the order. */
  read(owner: string): Promise<UnpaidStays>
  /**
   * Throws TOO_MANY_STAYS if there are too many; `details.orders` lists them. Called after the order is placed, which
   * locks the device, so that concurrent orders can't exceed the limit.
   */
  check(tx: Transaction, owner: string, known: UnpaidStays): Promise<void>
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
    async read(owner) {
      const ids = await unpaidStays(db, { owner, today: today() })
      // Nearly always: then it doesn't matter which of them are cancelled.
      if (ids.length < mostUnpaidStays) return { live: [], over: new Set() }
      const found = (await Promise.all(ids.map((id) => orders.byId(id)))).flatMap(
        (each) => each ?? [],
      )
      const live = found.filter(({ items }) => items.some(isLive))
      const over = found.filter((order) => !live.includes(order)).map(({ id }) => id)
      return { live, over: new Set(over) }
    },
    async check(tx, owner, { live, over }) {
      const ids = await unpaidStays(tx, { owner, today: today() })
      if (ids.filter((id) => !over.has(id)).length < mostUnpaidStays) return
      throw new CatalogueError('TOO_MANY_STAYS', {
        details: {
          orders: live.map((order) => ({ orderCode: order.code, trxId: ownPayable(order).trxId })),
        },
      })
    },
  }
}
