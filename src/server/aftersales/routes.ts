import * as contract from '../../contract/aftersales/after-sales.ts'
import { visitorOf } from '../order/order-access.ts'
import type { Api } from '../platform/http/api.ts'
import type { AfterSalesService } from './after-sales-service.ts'

export function mountAfterSales(api: Api, afterSales: AfterSalesService): void {
  api.mount(contract.getAfterSales, async ({ params, context }) =>
    afterSales.get(params.orderCode, visitorOf(context)),
  )
  api.mount(contract.quoteRefund, async ({ params, body, context }) =>
    afterSales.quoteRefund(params.orderCode, visitorOf(context), body.itemIds),
  )
  api.mount(contract.searchChange, async ({ params, body, context }) => ({
    choices: await afterSales.searchChange(params.orderCode, visitorOf(context), body),
  }))
  api.mount(contract.quoteChange, async ({ params, body, context }) =>
    afterSales.quoteChange(params.orderCode, visitorOf(context), body),
  )
  api.mount(contract.confirmQuote, async ({ params, context }) =>
    afterSales.confirm(params.orderCode, visitorOf(context), params.quoteId),
  )
  api.mount(contract.acceptNotice, async ({ params, context }) =>
    afterSales.accept(params.orderCode, visitorOf(context), params.noticeId),
  )
}
