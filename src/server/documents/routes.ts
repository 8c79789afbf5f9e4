import { getCalendarFile, getETicket } from '../../contract/order/order.ts'
import { visitorOf } from '../order/access/order-access.ts'
import type { OrderService } from '../order/order-service.ts'
import { minutes } from '../platform/duration.ts'
import type { Api } from '../platform/http/api.ts'
import type { Platform } from '../platform/platform.ts'
import { spend } from '../platform/rate-limit/rate-limit.ts'
import type { DocumentService } from './document-service.ts'

/** Enough for an office that prints the documents of a group. */
const perAddress = { name: 'documents', times: 120, within: minutes(10) }
/** Enough for whoever loses each of them. */
const perOrder = { name: 'documents-order', times: 30, within: minutes(10) }

export function mountDocuments(
  api: Api,
  {
    cache,
    orders,
    documents,
  }: Pick<Platform, 'cache'> & {
    orders: Pick<OrderService, 'byCode'>
    documents: DocumentService
  },
): void {
  api.mount(
    getETicket,
    async ({ params, context }) => {
      const order = await orders.byCode(params.orderCode, visitorOf(context))
      await spend(cache, perOrder, order.code)
      return documents.travelDocument(order)
    },
    { admit: ({ clientAddress }) => spend(cache, perAddress, clientAddress) },
  )
  api.mount(getCalendarFile, async ({ params, context }) => {
    const order = await orders.byCode(params.orderCode, visitorOf(context))
    return { content: await documents.calendar(order), filename: `itinerary-${order.code}.ics` }
  })
}
