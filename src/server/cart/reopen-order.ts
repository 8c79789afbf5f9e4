import type { CartPlace, reopenOrder } from '../../contract/cart/cart.ts'
import type { ResultOf } from '../../contract/endpoint.ts'
import { CatalogueError } from '../../contract/errors.ts'
import type { Booker } from '../checkout/booker.ts'
import type { Visitor } from '../order/access/order-access.ts'
import type { OrderService } from '../order/order-service.ts'
import { ownPayable } from '../order/whole-order.ts'
import type { ReleaseHold } from '../payment/release-hold.ts'
import type { Clock } from '../platform/clock.ts'
import { hours } from '../platform/duration.ts'
import type { CartProduct } from './cart-product.ts'
import { addItem } from './cart-store.ts'

/**
 * Makes an unpaid order the drafts that it was again, so that its traveller can change them: what is held is released, open
 * payments are ended, and several drafts are back in the cart. Returns the drafts. Throws TRX_NOT_FOUND or
 * TRX_MEMBER_NOT_FOUND; INVALID_STATE if something was paid, is being reserved, or is for a change; BOOKING_NOT_FOUND if the
 * drafts are another device's, which then keeps its order.
 */
export type ReopenOrder = (
  trxId: string,
  visitor: Visitor,
  booker: Booker,
) => Promise<ResultOf<typeof reopenOrder>>

/** For so long at least, reopened drafts can be edited: an order may be as old as a draft can get. */
const timeToEdit = hours(2)

export const createReopenOrder =
  (parts: {
    clock: Clock
    orders: Pick<OrderService, 'byTrx' | 'withdraw'>
    releaseHold: ReleaseHold
    products: readonly CartProduct[]
  }): ReopenOrder =>
  async (trxId, visitor, booker) => {
    const { clock, orders, releaseHold, products } = parts
    const found = await orders.byTrx(trxId, visitor)
    if (ownPayable(found).trxId !== trxId) throw new CatalogueError('INVALID_STATE')
    const items: CartPlace[] = []
    let page = '/cart'
    await releaseHold(found, async (tx, order) => {
      for (const product of products) {
        const ids = await product.reopen(tx, order.id, booker)
        await product.keep(tx, ids, new Date(clock.now() + timeToEdit))
        items.push(...ids.map((bookId) => ({ product: product.id, bookId })))
        const [only] = ids
        if (only) page = product.formPage(only)
      }
      // Undoes the release, too.
      if (items.length === 0) throw new CatalogueError('BOOKING_NOT_FOUND')
      await orders.withdraw(tx, order.id)
      if (items.length > 1) {
        page = '/cart'
        for (const place of items) await addItem(tx, booker, place, clock.date())
      }
    })
    return { items, page }
  }
