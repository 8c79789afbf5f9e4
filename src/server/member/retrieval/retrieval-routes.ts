import * as contract from '../../../contract/order/order-retrieval.ts'
import { visitorOf } from '../../order/access/order-access.ts'
import type { Api } from '../../platform/http/api.ts'
import { callerOf } from '../caller.ts'
import type { CodeSender } from '../code/code-sender.ts'
import type { RetrievalService } from './retrieval-service.ts'

/** Mounts the calls that find orders by e-mail address. */
export function mountRetrieval(
  api: Api,
  { codeSender, retrieval }: { codeSender: CodeSender; retrieval: RetrievalService },
): void {
  api.mount(contract.requestRetrieval, async ({ body: { email, language }, context }) =>
    codeSender.send('retrieve', email, callerOf(context, language)),
  )
  api.mount(contract.resendRetrievalCode, async ({ body: { email, language }, context }) =>
    codeSender.resend('retrieve', email, callerOf(context, language)),
  )
  api.mount(contract.verifyRetrieval, async ({ body: { email, code }, context }) =>
    retrieval.verify(email, code, callerOf(context)),
  )
  api.mount(contract.listRetrievedOrders, async ({ body: { proof, before }, context }) =>
    retrieval.list(proof, {
      before: before ? new Date(before) : undefined,
      language: visitorOf(context).language,
    }),
  )
  api.mount(contract.openRetrievedOrder, async ({ body: { proof, orderCode } }) =>
    retrieval.open(proof, orderCode),
  )
}
