import type { RouterContextProvider } from 'react-router'
import { type AfterSales, getAfterSales } from '../../contract/aftersales/after-sales.ts'
import type { Outcome } from '../../contract/envelope.ts'
import type { OrderCode } from '../../contract/ids.ts'
import { getOrder, type Order } from '../../contract/order/order.ts'
import type { PlaceNames } from '../place/place-names.ts'
import { loadItemPlaces } from '../product/load-item-places.ts'
import type { FrontApi } from '../session/front-api/front-api.ts'

export interface KnownOrder {
  order: Order
  /** Absent when it could not be told just now: the order is shown all the same. */
  afterSales: AfterSales | undefined
  /** The names of the places that its pages show. */
  places: PlaceNames
}

/**
 * Returns an order and what can still be done with it. The order is asked for last: it is then at least as new as
 * what was told of its changes, and one that says "done" shows what was done.
 */
export async function loadOrder(
  context: Readonly<RouterContextProvider>,
  api: Pick<FrontApi, 'call'>,
  orderCode: OrderCode,
): Promise<Outcome<KnownOrder>> {
  const params = { orderCode }
  const told = await api.call(getAfterSales, { params })
  const found = await api.call(getOrder, { params })
  if (!found.ok) return found
  const order = found.result
  const afterSales = told.ok ? told.result : undefined
  const shown = { items: order.items, notices: afterSales?.notices ?? [] }
  const places = await loadItemPlaces(context, api, shown)
  return { ok: true, result: { order, afterSales, places } }
}
