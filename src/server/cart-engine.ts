import type { CartProduct } from './cart/cart-product.ts'
import { createCartService } from './cart/cart-service.ts'
import { forgetCartsNightly } from './cart/forget-carts.ts'
import { createRemindedCarts, type RemindedCarts } from './cart/reminded-carts.ts'
import { createReopenOrder } from './cart/reopen-order.ts'
import { mountCart } from './cart/routes.ts'
import type { Checkout } from './checkout/checkout.ts'
import type { OrderService } from './order/order-service.ts'
import type { ProductOf } from './order/product.ts'
import type { ReleaseHold } from './payment/release-hold.ts'
import type { Api } from './platform/http/api.ts'
import type { Platform } from './platform/platform.ts'

interface Parts {
  checkout: Checkout
  orders: OrderService
  productOf: ProductOf
  releaseHold: ReleaseHold
  products: readonly CartProduct[]
}

/** Builds carts of drafts and the editing of unpaid orders, which become drafts again, and mounts their calls. */
export function createCartEngine(
  platform: Platform,
  api: Api,
  { checkout, orders, productOf, releaseHold, products }: Parts,
): { remindedCarts: RemindedCarts } {
  const { db, cache, clock, seal } = platform
  const carts = createCartService({ db, clock, seal, checkout, productOf, products })
  const remindedCarts = createRemindedCarts({ db, clock, carts, products })
  const reopenOrder = createReopenOrder({ clock, orders, releaseHold, products })
  mountCart(api, { cache, carts, reminded: remindedCarts, reopenOrder })
  forgetCartsNightly(platform)
  return { remindedCarts }
}
