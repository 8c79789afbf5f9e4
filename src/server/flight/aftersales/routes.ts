import { quoteChange, searchChange } from '../../../contract/flight/exchange.ts'
import { acceptNotice } from '../../../contract/flight/schedule-change.ts'
import { visitorOf } from '../../order/access/order-access.ts'
import type { Api } from '../../platform/http/api.ts'
import type { FlightAfterSales } from './flight-after-sales.ts'

export function mountFlightAfterSales(api: Api, afterSales: FlightAfterSales): void {
  api.mount(searchChange, async ({ params, body, context }) => ({
    choices: await afterSales.searchChange(params.orderCode, visitorOf(context), body),
  }))
  api.mount(quoteChange, async ({ params, body, context }) =>
    afterSales.quoteChange(params.orderCode, visitorOf(context), body),
  )
  api.mount(acceptNotice, async ({ params, context }) =>
    afterSales.accept(params.orderCode, visitorOf(context), params.noticeId),
  )
}
