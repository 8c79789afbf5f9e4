import { listStayChangeRooms, quoteStayChange } from '../../../contract/hotel/stay-change.ts'
import { visitorOf } from '../../order/access/order-access.ts'
import type { Api } from '../../platform/http/api.ts'
import type { StayAfterSales } from './stay-after-sales.ts'

export function mountStayAfterSales(api: Api, afterSales: StayAfterSales): void {
  api.mount(quoteStayChange, async ({ params, body, context }) =>
    afterSales.quoteChange(params.orderCode, visitorOf(context), body),
  )
  api.mount(listStayChangeRooms, async ({ params, body, context }) =>
    afterSales.roomsFor(params.orderCode, visitorOf(context), body),
  )
}
