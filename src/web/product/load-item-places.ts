import { createContext, type RouterContextProvider } from 'react-router'
import type { Notice } from '../../contract/aftersales/after-sales.ts'
import type { OrderItem } from '../../contract/order/order.ts'
import type { PurchasedItem } from '../../contract/payment/payment.ts'
import { loadPlaceNames } from '../place/load-places.ts'
import type { PlaceNames } from '../place/place-names.ts'
import { visitorContext } from '../session/contexts.ts'
import type { FrontApi } from '../session/front-api/front-api.ts'
import type { ViewsOf } from './product-views.ts'

type Context = Readonly<RouterContextProvider>

/** The views of products for loaders and actions, set by `handler.ts` for each request. */
export const viewsContext = createContext<ViewsOf>()

interface WithPlaces {
  items: readonly (OrderItem | PurchasedItem)[]
  notices?: readonly Notice[]
}

/** Returns the names of all places that the views of items and notices show, in the visitor's language. */
export function loadItemPlaces(
  context: Context,
  api: Pick<FrontApi, 'call'>,
  { items, notices = [] }: WithPlaces,
): Promise<PlaceNames> {
  const viewsOf = context.get(viewsContext)
  const codes = items.flatMap((item) => {
    const views = viewsOf(item)
    const own = notices.filter((notice) => 'id' in item && notice.itemId === item.id)
    const noticed = own.flatMap((notice) => [...(views.notices?.placesOf(notice) ?? [])])
    return [...views.placesOf(item), ...noticed]
  })
  return loadPlaceNames(api, context.get(visitorContext).locale.code, codes)
}
