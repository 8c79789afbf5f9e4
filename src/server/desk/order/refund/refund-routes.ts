import * as contract from '../../../../contract/desk/order/refund-acts.ts'
import type { Api } from '../../../platform/http/api.ts'
import { actOf } from '../staff-call.ts'
import type { PayOutActs } from './pay-out-acts.ts'
import type { RefundsByHand } from './refunds-by-hand.ts'

const done = { done: true as const }

/** Mounts refunds that staff decide on, and those that they pay by bank transfer. */
export function mountRefundActs(
  api: Api,
  { byHand, payOuts }: { byHand: RefundsByHand; payOuts: PayOutActs },
): void {
  api.mount(contract.proposeRefund, (call) =>
    byHand.propose(actOf(call, contract.proposeRefund), call.body.amount, call.body.seen),
  )
  api.mount(contract.decideRefund, (call) => {
    const act = actOf(call, contract.decideRefund)
    return byHand.decide(act, call.params.refundByHandId, call.body.decision, call.body.seen)
  })
  api.mount(contract.withdrawProposedRefund, (call) =>
    byHand.withdraw(actOf(call, contract.withdrawProposedRefund), call.params.refundByHandId),
  )
  api.mount(contract.withholdRefund, async (call) => {
    await payOuts.withhold(actOf(call, contract.withholdRefund), call.params.refundId)
    return done
  })
  api.mount(contract.resumeRefund, async (call) => {
    await payOuts.resume(actOf(call, contract.resumeRefund), call.params.refundId)
    return done
  })
  api.mount(contract.recordPayOut, async (call) => {
    const { refundId } = call.params
    const { bankReference, paidOn } = call.body
    const act = actOf(call, contract.recordPayOut)
    await payOuts.record(act, { refundId, bankReference, paidOn })
    return done
  })
}
