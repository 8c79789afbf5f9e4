import { type ComponentType, createContext, useContext } from 'react'
import type { Money } from '../../contract/money.ts'
import type { Order } from '../../contract/order/order.ts'
import type { Purchase } from '../../contract/payment/payment.ts'
import type { PagePath } from '../locale/url.ts'
import type { Translate } from '../locale/word-store.ts'
import type { AirportNames } from '../place/airport-names.ts'

type OrderItem = Order['items'][number]

/**
 * What pages of orders, payments and after-sales ask a product: they know no product themselves. Each product has an entry in
 * `src/web/products.tsx`.
 */
export interface ProductViews {
  /** The cards of an order's items, on the order's page and after its payment. */
  OrderItems: ComponentType<{
    order: Order
    airports: AirportNames
    /** What the supplier changed is told above, with the answers to it. */
    isNoticeShown: boolean
  }>
  /** What is about to be paid for, and for whom. */
  PurchaseDetails: ComponentType<{ purchase: Purchase; airports: AirportNames }>
  /** One item, recognisable at a glance. */
  ItemSummary: ComponentType<{ item: OrderItem; airports: AirportNames }>
  /** Returns whether an item can be refunded or changed, and for what fee, in words. */
  conditionText(
    t: Translate,
    what: 'refund' | 'change',
    item: OrderItem,
    money: (value: Money) => string,
  ): string
  /** Returns the address of a new search for what an order holds; nothing where it holds nothing. */
  searchAgain(order: Order): { path: PagePath; query: URLSearchParams } | undefined
}

/** The views of every product, by its name. */
export type Products = Readonly<Record<'flight', ProductViews>>

/** The layout of the pages that need it provides it, so the default is never read. */
export const ProductsContext = createContext<Products>(undefined as unknown as Products)

/** The views of the product that an order is about. */
export const useProductViews = (): ProductViews => useContext(ProductsContext).flight
