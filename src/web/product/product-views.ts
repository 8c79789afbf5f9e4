import { type ComponentType, createContext, useContext } from 'react'
import type { ChangeQuote, Notice } from '../../contract/aftersales/after-sales.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import type { Money } from '../../contract/money.ts'
import type { Order, OrderItem } from '../../contract/order/order.ts'
import type { PurchasedItem } from '../../contract/payment/payment.ts'
import type { PagePath, Query } from '../locale/url.ts'
import type { Translate } from '../locale/word-store.ts'
import type { IconName } from '../ui/icon-paths.ts'
import { neutralViews } from './neutral-views.tsx'

/**
 * What pages of orders, payments and after-sales ask a product: they know no product themselves. Each product has an entry in
 * `src/web/products.tsx`; what it leaves out is as in `neutral-views.tsx`. Views name places with `usePlaceNames()`.
 */
export interface ProductViews {
  /** Stands for what was bought. */
  icon: IconName
  /** Returns the codes of the places that the other views name: their names are loaded with the page. */
  placesOf(item: OrderItem | PurchasedItem): Iterable<string>
  /** The cards of an order's items, on the order's page and after its payment. */
  OrderItems: ComponentType<{
    items: readonly OrderItem[]
    /** What the supplier changed is told above, with the answers to it. */
    isNoticeShown: boolean
  }>
  /** What is about to be paid for. */
  PurchasedItems: ComponentType<{ items: readonly PurchasedItem[] }>
  /** One item, recognisable at a glance. */
  ItemSummary: ComponentType<{ item: OrderItem }>
  /** One traveller's ticket or voucher numbers; `traveller` is a position in the items' lists of travellers. */
  TravellerDocuments?: ComponentType<{ items: readonly OrderItem[]; traveller: number }>
  /** What has to be said of how a price is made up. */
  PriceNote?: ComponentType<{ items: readonly (OrderItem | PurchasedItem)[] }>
  /** What has to be said of a change that is done, besides that it is. */
  ChangeNote?: ComponentType<{ quote: ChangeQuote }>
  /** Returns how many things an item is, for texts that say "flight" or "flights": a connection is two flights. */
  partCount(item: OrderItem): number
  /** Returns how many tickets or vouchers items have. */
  documentCount(items: readonly OrderItem[]): number
  /** Returns the day on which an item begins, unless it has begun. */
  nextStart(item: OrderItem): string | null
  /** Returns whether an item can be refunded or changed, and for what fee, in words. */
  conditionText?(
    t: Translate,
    what: 'refund' | 'change',
    item: OrderItem,
    money: (value: Money) => string,
  ): string | undefined
  /** The page that searches for more of the product. */
  searchPage: PagePath
  /** Returns the address of a new search for what an order holds; nothing where it holds nothing. */
  searchAgain?(order: Order): PageAddress | undefined
  /** Returns the address of the page that changes an item. Products without it can't be changed. */
  changeAddress?(order: Pick<Order, 'orderCode'>, item: Pick<OrderItem, 'id'>): PageAddress
  /** Changes that the supplier makes by itself. Products whose suppliers make none have none. */
  notices?: NoticeViews
}

interface PageAddress {
  path: PagePath
  query: Query
}

/** How a product tells of changes that its supplier makes by itself, and asks for an answer. */
interface NoticeViews {
  placesOf(notice: Notice): Iterable<string>
  /** Returns by when an item's supplier wants an answer, and by the clocks of which place; nothing where it wants none. */
  answerDue(item: OrderItem): { by: string; zone: string; place: string } | undefined
  /** Returns whether the change can be accepted. What was cancelled can't. */
  canAccept(notice: Notice): boolean
  /** What was changed, by when to answer, and the answers. `items` are all of the order. */
  OpenNotice: ComponentType<{
    notice: Notice
    items: readonly OrderItem[]
    orderCode: string
    /** The order's page: with `?accept=<noticeId>` it asks for confirmation. */
    page: PagePath
  }>
  /** Asks for confirmation that a change is accepted. */
  AcceptNotice: ComponentType<{
    notice: Notice
    items: readonly OrderItem[]
    page: PagePath
    /** Why the last answer didn't arrive. */
    problem: ErrorCode | undefined
  }>
  /** What was changed and answered, in a sentence. */
  AnsweredNotice: ComponentType<{ notice: Notice }>
}

/** The views of products, by their names. */
export type Products = Readonly<Record<string, Partial<ProductViews>>>
export type ViewsOf = (item: { product: string }) => ProductViews

/** Returns the views of each product, completed by the neutral ones. */
export const viewsIn =
  (products: Products): ViewsOf =>
  ({ product }) => ({ ...neutralViews, ...products[product] })

/** The layout of the pages that need it provides it, so the default is never read. */
export const ProductsContext = createContext<Products>(undefined as unknown as Products)

/** `const viewsOf = useProductViews(); const { ItemSummary } = viewsOf(item)`. */
export const useProductViews = (): ViewsOf => viewsIn(useContext(ProductsContext))

/** Returns items by their product, with the views of each, in the order in which products come first. */
export function useItemsByProduct<Item extends { product: string }>(items: readonly Item[]) {
  const viewsOf = useProductViews()
  return [...Map.groupBy(items, ({ product }) => product)].map(([product, own]) => ({
    product,
    items: own,
    views: viewsOf({ product }),
  }))
}

/** Returns the page that searches for more of what some items are; the home page where they are of several products. */
export function useSearchPage(items: readonly { product: string }[]): PagePath {
  const viewsOf = useProductViews()
  const [page, ...others] = new Set(items.map((item) => viewsOf(item).searchPage))
  return others.length === 0 ? (page ?? '') : ''
}

/** Returns how many things items are, for texts that say "flight" or "flights". */
export const partCount = (viewsOf: ViewsOf, items: readonly OrderItem[]): number =>
  items.reduce((count, item) => count + viewsOf(item).partCount(item), 0)
