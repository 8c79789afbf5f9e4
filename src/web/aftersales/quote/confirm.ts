import { confirmQuote, type Quote } from '../../../contract/aftersales/after-sales.ts'
import type { Outcome } from '../../../contract/envelope.ts'
import { errorCatalogue } from '../../../contract/errors.ts'
import { quoteIdSchema } from '../../../contract/ids.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { idempotentCall, keyOf } from '../../session/front-api/idempotent-call.ts'
import { type Asked, codeOf } from '../own-order.ts'

/** Confirms the form's quote; its key keeps a second click from doing it twice. */
export async function confirm(
  asked: Pick<Asked, 'params' | 'request' | 'context'>,
  quoteId: unknown,
  form: FormData,
): Promise<Outcome<Quote>> {
  const known = quoteIdSchema.safeParse(quoteId)
  if (!known.success) {
    const [status_code, message] = errorCatalogue.QUOTE_NOT_FOUND
    return { ok: false, problem: { error: 'QUOTE_NOT_FOUND', message, status_code } }
  }
  return idempotentCall(frontApi(asked.context, asked.request), confirmQuote, {
    params: { orderCode: codeOf(asked), quoteId: known.data },
    body: {},
    idempotencyKey: keyOf(form),
  })
}
