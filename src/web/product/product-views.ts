import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { Notice, ProductChangeQuote } from '../../contract/aftersales/after-sales.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import type { Money } from '../../contract/money.ts'
import type { Order, OrderItem } from '../../contract/order/order.ts'
import type { PurchasedItem } from '../../contract/payment/payment.ts'
import type { PagePath, Query } from '../locale/url.ts'
import type { Translate } from '../locale/word-store.ts'
import type { PlaceNames } from '../place/place-names.ts'
import type { IconName } from '../ui/icon-paths.ts'
import { neutralViews } from './neutral-views.tsx'

/**
 * How a product is shown on pages of orders, payments and after-sales, which don't know any product. Each product has an entry
 * in `src/web/products.tsx`; anything it omits comes from `neutral-views.tsx`. Views read names of places with `usePlaceNames()`.
 */
export interface ProductViews {
  /** Shown for an item that is coming up. */
  icon: IconName
  /** Returns the codes of the places that the other views show, so that their names are loaded with the page. */
  placesOf(item: OrderItem | PurchasedItem): Iterable<string>
  /** The cards of an order's items, on the order's page and after its payment. */
  OrderItems: ComponentType<{
    items: readonly OrderItem[]
    /** Whether changes by the supplier are already shown above, with the possible answers. */
    isNoticeShown: boolean
    /** Whether changes and refunds are shown unfolded, for staff. */
    areTermsOpen?: boolean
  }>
  /** The items that are about to be paid for. */
  PurchasedItems: ComponentType<{
    items: readonly PurchasedItem[]
    /** A link beside what can be edited, such as bags. */
    edit?: ReactNode
  }>
  /** Returns an item's title, which tells it apart from the order's other items of this product. */
  titleOf(t: Translate, item: OrderItem | PurchasedItem): string
  /** Whether each item has its own travellers, even where their names are the same, as rooms have. */
  hasOwnTravellers: boolean
  /** The same in a few lines, with the conditions, for the cart. */
  CartDetails: ComponentType<{ items: readonly PurchasedItem[] }>
  /** Returns the page with the form of a draft. Products without it can't be in a cart. */
  bookingPage?(bookId: string): PagePath
  /** One item in a few lines. */
  ItemSummary: ComponentType<{ item: OrderItem }>
  /** Whom an item's only named traveller stands for, in place of their type: the guests of a room. */
  TravellerParty?: ComponentType<{ items: readonly (OrderItem | PurchasedItem)[] }>
  /** One traveller's ticket or voucher numbers; `traveller` is a position in the items' lists of travellers. */
  TravellerDocuments?: ComponentType<{ items: readonly OrderItem[]; traveller: number }>
  /**
   * Returns what items cost on site, estimated in the currency that we charge; undefined if nothing. Products that sell
   * anything paid on site have it, so that its sum with the total can be shown.
   */
  estimateOnSite?(items: readonly (OrderItem | PurchasedItem)[]): Money | undefined
  /** A note on how the price is made up. */
  PriceNote?: ComponentType<{ items: readonly (OrderItem | PurchasedItem)[] }>
  /** Details of a completed change, such as bags that couldn't be moved. */
  ChangeNote?: ComponentType<{ quote: ProductChangeQuote; items: readonly OrderItem[] }>
  /** Returns how many parts an item has, for texts that say "flight" or "flights": a connection is two flights. */
  partCount(item: OrderItem): number
  /** Returns the number of tickets or vouchers of items. */
  documentCount(items: readonly OrderItem[]): number
  /** Returns the local date on which an item begins, with the time if it's fixed, or null if it has begun. */
  nextStart(item: OrderItem): string | null
  /** Returns how to check in online; undefined if there's no such check-in. */
  checkIn?(item: OrderItem): OnlineCheckIn | undefined
  /** What cancelling the items of a reservation refunds until when, for products that don't say it with `conditionText`. */
  CancellationTerms?: ComponentType<{ items: readonly OrderItem[] }>
  /** What can be changed of a reservation, for products that change all items of one together. */
  ChangeTerms?: ComponentType<{ items: readonly OrderItem[] }>
  /** Returns whether an item can be refunded or changed, and for what fee, in words. */
  conditionText?(
    t: Translate,
    what: 'refund' | 'change',
    item: OrderItem,
    money: (value: Money) => string,
  ): string | undefined
  /** The page that searches for more of the product. */
  searchPage: PagePath
  /** Returns the address of a new search for the order's items of this product, or undefined if it has none. */
  searchAgain?(order: OrderedItems): PageAddress | undefined
  /** Returns the address of a search for the same place to stay on other days or for others; undefined if it's no stay. */
  searchOtherwise?(items: readonly PurchasedItem[], otherwise: StayRequest): PageAddress | undefined
  /**
   * Returns where the order's items of this product take their travellers, so that other products can be offered for it;
   * undefined if it's over, or they don't stay anywhere.
   */
  tripOf?(order: Order, places: PlaceNames): Trip | undefined
  /** Returns the address of a search for a trip's city, dates and travellers. */
  searchFor?(trip: Trip): PageAddress
  /**
   * Returns the address of the page that changes an item, or undefined if it's changed with another one. Products
   * without it can't be changed.
   */
  changeAddress?(order: Pick<Order, 'orderCode'>, item: OrderItem): PageAddress | undefined
  /** Changes made by the supplier. Omitted by products whose suppliers make none. */
  notices?: NoticeViews
}

/** What an order, paid or not, consists of. */
export type OrderedItems = Pick<Order, 'total'> & { items: readonly (OrderItem | PurchasedItem)[] }

export interface OnlineCheckIn {
  /** The id of the place on the order's page with what it needs. */
  placeId: string
  /** The earliest instant, and the IANA zone in which it's shown. */
  opensAt: string
  zone: string
}

/** A city, and when who is there. */
export interface Trip {
  city: string
  /** Local dates; without `to`, until nobody knows when. */
  from: string
  to?: string
  adults: number
  /** On the first day. */
  childAges: readonly number[]
}

/** Differences from a known stay. Dates are local. */
export interface StayRequest {
  checkIn?: string
  checkOut?: string
  /** In one room. */
  adults?: number
}

export interface PageAddress {
  path: PagePath
  query: Query
}

/** How a product shows changes made by its supplier, and the possible answers. */
interface NoticeViews {
  /** Returns the codes of the places that these views show. */
  placesOf(notice: Notice): Iterable<string>
  /** Returns the deadline for an answer about an item, and the place whose local time it's shown in; undefined if none is due. */
  answerDue(item: OrderItem): { by: string; zone: string; place: string } | undefined
  /** Returns whether the change can be accepted. A cancellation can't. */
  canAccept(notice: Notice): boolean
  /** The change, the deadline and the possible answers. `items` are all items of the order. */
  OpenNotice: ComponentType<{
    notice: Notice
    items: readonly OrderItem[]
    orderCode: string
    /** The order's page: with `?accept=<noticeId>` it asks for confirmation. */
    page: PagePath
    /** Nothing is refunded before the bank has decided a dispute; the other answers stay possible. */
    isRefundBlocked: boolean
  }>
  /** A page that asks for confirmation before the change is accepted. */
  AcceptNotice: ComponentType<{
    notice: Notice
    items: readonly OrderItem[]
    page: PagePath
    /** Why the last answer didn't arrive. */
    problem: ErrorCode | undefined
  }>
  /** The change and its answer in one sentence. */
  AnsweredNotice: ComponentType<{ notice: Notice }>
}

/** The views of products, by their names. */
export type Products = Readonly<Record<string, Partial<ProductViews>>>
export type ViewsOf = (item: { product: string }) => ProductViews

/** Returns a function that gives each product's views, completed with the neutral ones. */
export const viewsIn =
  (products: Products): ViewsOf =>
  ({ product }) => ({ ...neutralViews, ...products[product] })

/** The layout of the pages that need it provides it, so the default is never read. */
export const ProductsContext = createContext<Products>(undefined as unknown as Products)

/** `const viewsOf = useProductViews(); const { ItemSummary } = viewsOf(item)`. */
export const useProductViews = (): ViewsOf => viewsIn(useContext(ProductsContext))

/** Returns the registered products, each with its views. */
export function useProducts() {
  const products = useContext(ProductsContext)
  const viewsOf = viewsIn(products)
  return Object.keys(products).map((product) => ({ product, views: viewsOf({ product }) }))
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

/** Returns the search page of the items' product; the home page if they are of several products. */
export function useSearchPage(items: readonly { product: string }[]): PagePath {
  const viewsOf = useProductViews()
  const [page, ...others] = new Set(items.map((item) => viewsOf(item).searchPage))
  return others.length === 0 ? (page ?? '') : ''
}

/** Returns the address of a new search for items of one product; the home page if they are of several. */
export function useSearchAgain(order: OrderedItems): PageAddress {
  const viewsOf = useProductViews()
  const path = useSearchPage(order.items)
  const [first] = order.items
  const again = path && first && viewsOf(first).searchAgain?.(order)
  return again || { path, query: {} }
}

/** Returns how many parts items have in total, for texts that say "flight" or "flights". */
export const partCount = (viewsOf: ViewsOf, items: readonly OrderItem[]): number =>
  items.reduce((count, item) => count + viewsOf(item).partCount(item), 0)
