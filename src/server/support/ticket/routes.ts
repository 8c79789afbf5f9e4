import * as tickets from '../../../contract/support/tickets.ts'
import { visitorOf } from '../../order/access/order-access.ts'
import type { OrderOwners } from '../../order/access/order-owners.ts'
import type { OrderService } from '../../order/order-service.ts'
import { minutes } from '../../platform/duration.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Platform } from '../../platform/platform.ts'
import { spend } from '../../platform/rate-limit/rate-limit.ts'
import { sweepTickets } from './sweep-tickets.ts'
import { createTicketService, type TicketService } from './ticket-service.ts'

/** Enough for a travel group on one network. */
const perAddress = { name: 'ticket', times: 20, within: minutes(60) }
/** Enough for whoever sends picture after picture. */
const perTicket = { name: 'ticket-reply', times: 20, within: minutes(60) }
/** Mounts writing to support, and the conversations that follow; returns what customers do. */
export function mountTickets(
  api: Api,
  platform: Platform,
  { orders, owners }: { orders: OrderService; owners: OrderOwners },
): TicketService {
  const { cache } = platform
  const service = createTicketService({ ...platform, orders, owners })
  sweepTickets(platform)
  api.mount(tickets.addTicket, async ({ body, context }) => {
    const { clientAddress, country } = context
    await spend(cache, perAddress, clientAddress)
    return service.add(body, { ...visitorOf(context), clientAddress, country })
  })
  api.mount(tickets.getTicket, ({ params, context }) =>
    service.get(params.number, visitorOf(context)),
  )
  api.mount(
    tickets.replyToTicket,
    async ({ params: { number }, body, context }) => {
      const visitor = { ...visitorOf(context), clientAddress: context.clientAddress }
      await spend(cache, perAddress, visitor.clientAddress)
      // Or whoever knows its number would use up the replies of those who may write in it.
      await service.get(number, visitor)
      await spend(cache, perTicket, number)
      return service.reply(number, body, visitor)
    },
    { mayReplay: ({ params, context }) => service.get(params.number, visitorOf(context)) },
  )
  api.mount(tickets.getTicketAttachment, async ({ params, context }) => {
    const { name, content } = await service.attachment(params, visitorOf(context))
    return { filename: name, content: new Uint8Array(content) }
  })
  api.mount(tickets.getOrderTickets, async ({ params: { orderCode }, context }) => ({
    tickets: await service.ofOrder(orderCode, visitorOf(context)),
  }))
  return service
}
