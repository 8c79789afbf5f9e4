import * as contract from '../../../contract/aftersales/after-sales.ts'
import { visitorOf } from '../../order/access/order-access.ts'
import type { Api } from '../../platform/http/api.ts'
import type { FlightAfterSales } from './flight-after-sales.ts'

export function mountFlightAfterSales(api: Api, afterSales: FlightAfterSales): void {
  api.mount(contract.searchChange, async ({ params, body, context }) => ({
    choices: await afterSales.searchChange(params.orderCode, visitorOf(context), body),
  }))
  api.mount(contract.quoteChange, async ({ params, body, context }) =>
    afterSales.quoteChange(params.orderCode, visitorOf(context), body),
  )
  api.mount(contract.acceptNotice, async ({ params, context }) =>
    afterSales.accept(params.orderCode, visitorOf(context), params.noticeId),
  )
}
