import { getCalendarFile, getETicket } from '../../contract/order/order.ts'
import { visitorOf } from '../order/access/order-access.ts'
import type { OrderService } from '../order/order-service.ts'
import type { Api } from '../platform/http/api.ts'
import type { DocumentService } from './document-service.ts'

export function mountDocuments(
  api: Api,
  { orders, documents }: { orders: Pick<OrderService, 'byCode'>; documents: DocumentService },
): void {
  api.mount(getETicket, async ({ params, context }) => {
    const order = await orders.byCode(params.orderCode, visitorOf(context))
    return documents.travelDocument(order)
  })
  api.mount(getCalendarFile, async ({ params, context }) => {
    const order = await orders.byCode(params.orderCode, visitorOf(context))
    return { content: await documents.calendar(order), filename: `itinerary-${order.code}.ics` }
  })
}
