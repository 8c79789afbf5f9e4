import { data, redirect } from 'react-router'
import type { Outcome } from '../../contract/envelope.ts'
import type { TrxId } from '../../contract/ids.ts'
import { sendAddressCode, verifyAddressCode } from '../../contract/payment/address-code.ts'
import type { urlFor } from '../locale/language.ts'
import { type AuthAnswer, answerProblem, wrongFields } from '../member/auth/auth-answer.ts'
import type { FrontApi } from '../session/front-api/front-api.ts'
import { formText } from '../session/front-api/read-form.ts'
import { isPayProblem } from './pay-problem.tsx'
import { seenPrice } from './seen-price.ts'

/**
 * Confirms an order by its code, or mails another code, if that's what the form asks for. Returns undefined for another
 * form.
 */
export async function answerCode(
  api: FrontApi,
  form: FormData,
  { trxId, url }: { trxId: TrxId; url: ReturnType<typeof urlFor> },
) {
  const intent = form.get('intent')
  const params = { trxId }
  if (intent === 'resend') {
    const sent = await api.call(sendAddressCode, { params, body: {} })
    return sent.ok ? answered(data<AuthAnswer>({ sent: true })) : failed(sent)
  }
  if (intent !== 'verify') return undefined
  const typed = formText(form, 'code', 20)
  // People copy codes with the space that mails put into them.
  const code = typed.replace(/\s/g, '')
  if (!/^\d{6}$/.test(code)) return answered(wrongFields({ code: 'code-missing' }, { code: typed }))
  const seen = seenPrice(form)
  const outcome = await api.call(verifyAddressCode, { params, body: { code, ...seen } })
  if (outcome.ok) return redirect(url(`order/${outcome.result.orderCode}`), 303)
  const { error, status_code } = outcome.problem
  // The code stays valid, so it needn't be typed again.
  if (isPayProblem(error)) {
    const entered: AuthAnswer = { values: { code: typed } }
    return data({ code: error, seen, promo: undefined, entered }, { status: status_code })
  }
  return failed(outcome, typed)
}

const failed = ({ problem }: Extract<Outcome<unknown>, { ok: false }>, typed?: string) =>
  answered(answerProblem(problem, typed === undefined ? {} : { code: typed }))

/** What the form for a code answers, as a part of what the page's forms answer. */
const answered = ({ data: entered, init }: ReturnType<typeof data<AuthAnswer>>) =>
  data({ code: undefined, seen: undefined, promo: undefined, entered }, init ?? {})
