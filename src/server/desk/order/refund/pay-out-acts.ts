import type { PayOut } from '../../../payment/pay-out.ts'
import type { Refund } from '../../../payment/payment.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Act, Acting } from '../acts/acting.ts'

/** What staff do with a refund that the gateway can't pay. Every call throws the errors of `PayOut`. */
export interface PayOutActs {
  withhold(act: Act, refundId: string): Promise<void>
  resume(act: Act, refundId: string): Promise<void>
  record(act: Act, paid: { refundId: string; bankReference: string; paidOn: string }): Promise<void>
}

export function createPayOutActs(parts: { acting: Acting; payOut: PayOut }): PayOutActs {
  const { acting, payOut } = parts

  const logged = (act: Act, after: object) => {
    const begun = acting.begin(act)
    return (tx: Transaction, { id, state, amount }: Refund) =>
      acting.record(tx, begun, { before: { refundId: id, state, amount }, after })
  }

  return {
    async withhold(act, refundId) {
      const order = await acting.order(act)
      await payOut.withhold(order, refundId, logged(act, { state: 'withheld' }))
    },
    async resume(act, refundId) {
      const order = await acting.order(act)
      await payOut.resume(order, refundId, logged(act, { state: 'requested' }))
    },
    async record(act, { refundId, bankReference, paidOn }) {
      const after = { state: 'paid_out', bankReference, paidOn }
      const order = await acting.order(act)
      await payOut.record(order, { refundId, bankReference }, logged(act, after))
    },
  }
}
