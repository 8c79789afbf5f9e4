import * as contract from '../../contract/order/order.ts'
import type { Api } from '../platform/http/api.ts'
import { visitorOf } from './access/order-access.ts'
import type { OrderOwners } from './access/order-owners.ts'
import type { OrderService } from './order-service.ts'

export function mountOrders(
  api: Api,
  { orders, owners }: { orders: OrderService; owners: OrderOwners },
): void {
  api.mount(contract.getOrder, async ({ params, context }) => {
    const visitor = visitorOf(context)
    return orders.view(await orders.byCode(params.orderCode, visitor), visitor.language)
  })
  api.mount(contract.lookUpOrder, async ({ body, context }) =>
    owners.lookUp(body.orderCode, body.email, {
      address: context.clientAddress,
      device: context.auid,
    }),
  )
}
