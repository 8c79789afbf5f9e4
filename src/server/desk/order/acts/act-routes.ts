import * as contract from '../../../../contract/desk/order/order-acts.ts'
import type { Api } from '../../../platform/http/api.ts'
import { actOf, staffVisitor } from '../staff-call.ts'
import type { OrderActs } from './order-acts.ts'
import type { QuoteActs } from './quote-acts.ts'

const done = { done: true as const }

/** Mounts what staff do with orders. */
export function mountOrderActs(
  api: Api,
  { acts, quotes }: { acts: OrderActs; quotes: QuoteActs },
): void {
  api.mount(contract.noteOnOrder, async (call) => {
    await acts.note(actOf(call, contract.noteOnOrder), call.body.text)
    return done
  })
  api.mount(contract.dealWithOrder, async (call) => {
    const { seenUntil } = call.body
    await acts.dealWith(
      actOf(call, contract.dealWithOrder),
      seenUntil ? new Date(seenUntil) : undefined,
    )
    return done
  })
  api.mount(contract.resendMail, async (call) => {
    await acts.resendMail(actOf(call, contract.resendMail), call.params.mailId)
    return done
  })
  api.mount(contract.resendDocuments, async (call) => {
    await acts.resendDocuments(actOf(call, contract.resendDocuments))
    return done
  })
  api.mount(contract.reissueDocuments, async (call) => {
    await acts.reissue(actOf(call, contract.reissueDocuments), call.params.reservationId)
    return done
  })
  api.mount(contract.lookUpReservation, async (call) => {
    await acts.lookUp(actOf(call, contract.lookUpReservation), call.params.reservationId)
    return done
  })
  api.mount(contract.releaseHold, async (call) => {
    await acts.release(actOf(call, contract.releaseHold))
    return done
  })
  api.mount(contract.quoteRefundForTraveller, (call) =>
    quotes.quote(
      actOf(call, contract.quoteRefundForTraveller),
      staffVisitor(call.context),
      call.body.itemIds,
    ),
  )
  api.mount(contract.confirmRefundForTraveller, async (call) => {
    await quotes.confirm(
      actOf(call, contract.confirmRefundForTraveller),
      staffVisitor(call.context),
      call.params.quoteId,
    )
    return done
  })
}
