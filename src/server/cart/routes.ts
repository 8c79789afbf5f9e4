import * as cart from '../../contract/cart/cart.ts'
import { bookerOf } from '../checkout/booker.ts'
import {
  confirmLimits,
  createLimits,
  limitBooking,
  limitSubmit,
} from '../checkout/limit-bookings.ts'
import { visitorOf } from '../order/access/order-access.ts'
import type { Cache } from '../platform/cache/cache.ts'
import type { Api } from '../platform/http/api.ts'
import type { CartService } from './cart-service.ts'
import type { RemindedCarts } from './reminded-carts.ts'
import type { ReopenOrder } from './reopen-order.ts'

/** Mounts the calls about carts. */
export function mountCart(
  api: Api,
  {
    cache,
    carts,
    reminded,
    reopenOrder,
  }: { cache: Cache; carts: CartService; reminded: RemindedCarts; reopenOrder: ReopenOrder },
): void {
  api.mount(cart.listCart, async ({ context }) => ({ items: await carts.list(bookerOf(context)) }))
  api.mount(cart.typedInCart, ({ context }) => carts.typed(bookerOf(context)))
  api.mount(cart.checkCart, async ({ body, context }) => {
    await limitBooking(cache, confirmLimits, context)
    return carts.check(body.currency, bookerOf(context))
  })
  api.mount(cart.addToCart, async ({ body, context }) => ({
    items: await carts.add(body, bookerOf(context)),
  }))
  api.mount(cart.removeFromCart, async ({ params, context }) => ({
    items: await carts.remove(params.bookId, bookerOf(context)),
  }))
  api.mount(cart.restoreCart, async ({ body, context }) => {
    await limitBooking(cache, createLimits, context)
    return reminded.restore(body.token, bookerOf(context))
  })
  api.mount(cart.acceptCartPrice, async ({ params, body, context }) => {
    await limitBooking(cache, confirmLimits, context)
    return carts.acceptPrice(params.bookId, body.acceptedTotal, bookerOf(context))
  })
  api.mount(cart.reopenOrder, async ({ params, context }) => {
    await limitBooking(cache, createLimits, context)
    return reopenOrder(params.trxId, visitorOf(context), bookerOf(context))
  })
  api.mount(cart.checkOutCart, async ({ body, context }) => {
    return limitSubmit(cache, context, (countMail) =>
      carts.checkOut(body.items, bookerOf(context), countMail),
    )
  })
}
