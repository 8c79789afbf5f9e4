import * as contract from '../../contract/order/order.ts'
import type { Api } from '../platform/http/api.ts'
import type { DocumentService } from './document-service.ts'
import { visitorOf } from './order-access.ts'
import type { OrderService } from './order-service.ts'

export function mountOrders(
  api: Api,
  { orders, documents }: { orders: OrderService; documents: DocumentService },
): void {
  api.mount(contract.getOrder, async ({ params, context }) =>
    orders.view(await orders.byCode(params.orderCode, visitorOf(context))),
  )
  api.mount(contract.lookUpOrder, async ({ body, context }) =>
    orders.lookUp(body.orderCode, body.email, {
      address: context.clientAddress,
      device: context.auid,
    }),
  )
  api.mount(contract.getETicket, async ({ params, context }) => {
    const order = await orders.byCode(params.orderCode, visitorOf(context))
    return { content: await documents.eTicket(order), filename: `e-ticket-${order.code}.pdf` }
  })
  api.mount(contract.getCalendarFile, async ({ params, context }) => {
    const order = await orders.byCode(params.orderCode, visitorOf(context))
    return { content: await documents.calendar(order), filename: `itinerary-${order.code}.ics` }
  })
}
