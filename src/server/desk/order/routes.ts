import { getDeskOrder } from '../../../contract/desk/order/desk-order.ts'
import { getDeskQueues } from '../../../contract/desk/order/desk-queues.ts'
import { searchDeskOrders } from '../../../contract/desk/order/found-orders.ts'
import { readOrderMail } from '../../../contract/desk/order/order-mail.ts'
import type { OrderCode } from '../../../contract/ids.ts'
import { visitorOf } from '../../order/access/order-access.ts'
import type { SearchOrders } from '../../order/search/order-search.ts'
import type { Api } from '../../platform/http/api.ts'
import type { DeskAccess } from '../desk-access.ts'
import { mountOrderActs } from './acts/act-routes.ts'
import type { OrderActs } from './acts/order-acts.ts'
import type { QuoteActs } from './acts/quote-acts.ts'
import type { DeskQueueService } from './queues/desk-queues.ts'
import type { ReadMail } from './read-mail.ts'
import type { ReadOrder } from './read-order.ts'
import type { PayOutActs } from './refund/pay-out-acts.ts'
import { mountRefundActs } from './refund/refund-routes.ts'
import type { RefundsByHand } from './refund/refunds-by-hand.ts'
import { staffVisitor } from './staff-call.ts'

/** Mounts what staff see of orders, and what they do with them. */
export function mountDeskOrders(
  api: Api,
  parts: {
    access: DeskAccess
    /** Records that somebody of the staff looked at an order. */
    noteRead(staffId: string, orderCode: OrderCode): Promise<void>
    /** Records that somebody searched for people, and what was found. */
    noteSearch(staffId: string, found: readonly { orderCode: OrderCode }[]): Promise<void>
    search: SearchOrders
    read: ReadOrder
    readMail: ReadMail
    queues: DeskQueueService
    acts: OrderActs
    quotes: QuoteActs
    byHand: RefundsByHand
    payOuts: PayOutActs
  },
): void {
  const { access, noteRead, noteSearch, search, read, readMail, queues } = parts
  api.mount(searchDeskOrders, async (call) => {
    const { id } = await access.allow(call, 'order.search')
    const result = await search(call.query, visitorOf(call.context).language)
    if (call.query.q !== undefined) await noteSearch(id, result.orders)
    return result
  })
  api.mount(getDeskOrder, async (call) => {
    const { id, roles } = await access.allow(call, 'order.read')
    const seen = await read(call.params.orderCode, staffVisitor(call.context), roles)
    await noteRead(id, seen.order.orderCode)
    return seen
  })
  api.mount(readOrderMail, ({ params, context }) => readMail(params, staffVisitor(context)))
  api.mount(getDeskQueues, async (call) => ({
    queues: await queues.for(await access.allow(call, 'desk.open')),
  }))
  mountOrderActs(api, parts)
  mountRefundActs(api, parts)
}
