import * as contract from '../../contract/aftersales/after-sales.ts'
import { visitorOf } from '../order/access/order-access.ts'
import type { Api } from '../platform/http/api.ts'
import type { AfterSalesService } from './after-sales-service.ts'

export function mountAfterSales(api: Api, afterSales: AfterSalesService): void {
  api.mount(contract.getAfterSales, async ({ params, context }) =>
    afterSales.get(params.orderCode, visitorOf(context)),
  )
  api.mount(contract.quoteRefund, async ({ params, body, context }) =>
    afterSales.quoteRefund(params.orderCode, visitorOf(context), body.itemIds),
  )
  api.mount(
    contract.confirmQuote,
    async ({ params, context }) =>
      afterSales.confirm(params.orderCode, visitorOf(context), params.quoteId),
    { mayReplay: ({ params, context }) => afterSales.get(params.orderCode, visitorOf(context)) },
  )
}
