import { getDeskOrder } from '../../../contract/desk/order/desk-order.ts'
import { searchDeskOrders } from '../../../contract/desk/order/found-orders.ts'
import { type Visitor, visitorOf } from '../../order/access/order-access.ts'
import type { SearchOrders } from '../../order/search/order-search.ts'
import type { Api } from '../../platform/http/api.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { ReadOrder } from './read-order.ts'

/** The API has checked that staff call, and may do this. */
const staffVisitor = (context: RequestContext): Visitor => ({
  ...visitorOf(context),
  isStaff: true,
})

/** Mounts what staff do with orders. */
export function mountDeskOrders(
  api: Api,
  { search, read }: { search: SearchOrders; read: ReadOrder },
): void {
  api.mount(searchDeskOrders, async ({ query, context }) => ({
    orders: await search(query.q, visitorOf(context).language),
  }))
  api.mount(getDeskOrder, ({ params, context }) => read(params.orderCode, staffVisitor(context)))
}
