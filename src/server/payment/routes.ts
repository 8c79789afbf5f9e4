import { countryByCode } from '../../contract/countries.ts'
import { sendAddressCode, verifyAddressCode } from '../../contract/payment/address-code.ts'
import { listAvailablePayments } from '../../contract/payment/available-payments.ts'
import * as contract from '../../contract/payment/payment.ts'
import type { PaymentGateway } from '../gateway/payment-gateway.ts'
import { visitorOf } from '../order/access/order-access.ts'
import type { Api } from '../platform/http/api.ts'
import { edgeOf } from '../platform/http/edge.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import type { CodeCall } from './address-proof.ts'
import { availableMethods } from './available-methods.ts'
import type { PaymentService } from './payment-service.ts'

export function mountPayments(
  api: Api,
  payments: PaymentService,
  gateways: readonly PaymentGateway[],
  trustedProxies: number,
): void {
  api.mount(listAvailablePayments, async ({ query }) => {
    const currency = query.currency ?? countryByCode(query.country ?? '')?.currency ?? ''
    const methods = availableMethods(gateways, currency)
    return {
      currency,
      methods: methods.map((method) => ({ method, refundDays: contract.refundDays[method] })),
    }
  })
  api.mount(contract.getPayable, async ({ params, context }) =>
    payments.payable(params.trxId, visitorOf(context)),
  )
  api.mount(
    contract.startPayment,
    async ({ params, body, context, request }) =>
      payments.start(params.trxId, visitorOf(context), {
        ...body,
        country: context.country,
        edgeCountry: edgeOf(request.headers, trustedProxies).country ?? undefined,
      }),
    { mayReplay: ({ params, context }) => payments.payable(params.trxId, visitorOf(context)) },
  )
  api.mount(sendAddressCode, async ({ params, context }) =>
    payments.addressProof.send(params.trxId, codeCallOf(context)),
  )
  api.mount(verifyAddressCode, async ({ params, body, context }) => {
    await payments.addressProof.verify(params.trxId, codeCallOf(context), body)
    return payments.settle(params.trxId, visitorOf(context))
  })
  api.mount(contract.settlePayment, async ({ params, context }) =>
    payments.settle(params.trxId, visitorOf(context)),
  )
  api.mount(contract.settleReturn, async ({ params }) => payments.settleReturn(params.trxId))
  api.mount(contract.gatewayWebhook, async ({ params, rawBody, request }) => {
    await payments.notice(params.gateway, rawBody, request.headers)
    return { received: true as const }
  })
}

const codeCallOf = (context: RequestContext): CodeCall => ({
  visitor: visitorOf(context),
  address: context.clientAddress,
})
