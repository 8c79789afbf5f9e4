import { type ComponentType, createContext, useContext } from 'react'
import type { Money } from '../../contract/money.ts'
import type { Order, OrderItem } from '../../contract/order/order.ts'
import type { PurchasedItem } from '../../contract/payment/payment.ts'
import type { PagePath } from '../locale/url.ts'
import type { Translate } from '../locale/word-store.ts'
import type { AirportNames } from '../place/airport-names.ts'
import { neutralViews } from './neutral-views.tsx'

/**
 * What pages of orders, payments and after-sales ask a product: they know no product themselves. Each product has an entry in
 * `src/web/products.tsx`; one without is shown by what every item has (`neutral-views.tsx`).
 */
export interface ProductViews {
  /** The cards of an order's items, on the order's page and after its payment. */
  OrderItems: ComponentType<{
    items: readonly OrderItem[]
    airports: AirportNames
    /** What the supplier changed is told above, with the answers to it. */
    isNoticeShown: boolean
  }>
  /** What is about to be paid for. */
  PurchasedItems: ComponentType<{ items: readonly PurchasedItem[]; airports: AirportNames }>
  /** One item, recognisable at a glance. */
  ItemSummary: ComponentType<{ item: OrderItem; airports: AirportNames }>
  /** One traveller's ticket or voucher numbers; `traveller` is a position in the items' lists of travellers. */
  TravellerDocuments?: ComponentType<{ items: readonly OrderItem[]; traveller: number }>
  /** What has to be said of how a price is made up. */
  PriceNote?: ComponentType<{ items: readonly (OrderItem | PurchasedItem)[] }>
  /** Returns the local day on which an item begins. */
  dayOf?(item: OrderItem): string | undefined
  /** Returns whether an item can be refunded or changed, and for what fee, in words. */
  conditionText?(
    t: Translate,
    what: 'refund' | 'change',
    item: OrderItem,
    money: (value: Money) => string,
  ): string | undefined
  /** Returns the address of a new search for what an order holds; nothing where it holds nothing. */
  searchAgain?(order: Order): { path: PagePath; query: URLSearchParams } | undefined
}

/** The views of products, by their names. */
export type Products = Readonly<Record<string, ProductViews>>

/** The layout of the pages that need it provides it, so the default is never read. */
export const ProductsContext = createContext<Products>(undefined as unknown as Products)

/** `const viewsOf = useProductViews(); const { ItemSummary } = viewsOf(item)`. */
export function useProductViews(): (item: { product: string }) => ProductViews {
  const products = useContext(ProductsContext)
  return ({ product }) => products[product] ?? neutralViews
}

/** Returns items by their product, with the views of each, in the order in which products come first. */
export function useItemsByProduct<Item extends { product: string }>(items: readonly Item[]) {
  const viewsOf = useProductViews()
  return [...Map.groupBy(items, ({ product }) => product)].map(([product, own]) => ({
    product,
    items: own,
    views: viewsOf({ product }),
  }))
}
