import * as contract from '../../contract/payment/payment.ts'
import { visitorOf } from '../order/access/order-access.ts'
import type { Api } from '../platform/http/api.ts'
import type { PaymentService } from './payment-service.ts'

export function mountPayments(api: Api, payments: PaymentService): void {
  api.mount(contract.getPayable, async ({ params, context }) =>
    payments.payable(params.trxId, visitorOf(context)),
  )
  api.mount(contract.startPayment, async ({ params, body, context }) =>
    payments.start(params.trxId, visitorOf(context), body),
  )
  api.mount(contract.settlePayment, async ({ params, context }) =>
    payments.settle(params.trxId, visitorOf(context)),
  )
  api.mount(contract.gatewayWebhook, async ({ params, rawBody, request }) => {
    await payments.notice(params.gateway, rawBody, request.headers)
    return { received: true as const }
  })
}
