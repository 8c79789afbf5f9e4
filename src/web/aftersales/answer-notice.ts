import { data, redirect } from 'react-router'
import { noticeAnswers } from '../../contract/aftersales/product-kinds.ts'
import { noticeIdSchema } from '../../contract/ids.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { readForm } from '../session/front-api/read-form.ts'
import { type Asked, codeOf, refusal } from './own-order.ts'

/**
 * Runs the action of an order's page: accepts the supplier's change, with the endpoint of the product that the form names.
 * One that was already answered, here or in another window, is shown by the page.
 */
export async function answerNotice(asked: Asked) {
  const { request, context, url } = asked
  const form = await readForm(request)
  const orderCode = codeOf(asked)
  const noticeId = noticeIdSchema.safeParse(form.get('notice'))
  const product = form.get('product')
  if (!noticeId.success || !answersNotices(product)) return redirect(url.pathname, 303)
  const outcome = await frontApi(context, request).call(noticeAnswers[product], {
    params: { orderCode, noticeId: noticeId.data },
    body: {},
  })
  if (outcome.ok) return redirect(url.pathname, 303)
  const { error, status_code } = outcome.problem
  if (error === 'NOTICE_ALREADY_ANSWERED' || error === 'NOTICE_NOT_FOUND')
    return redirect(url.pathname, 303)
  if (error === 'TRX_NOT_FOUND' || error === 'TRX_MEMBER_NOT_FOUND') {
    throw await refusal(outcome.problem, asked)
  }
  return data({ problem: error, notice: noticeId.data }, { status: status_code })
}

const answersNotices = (
  product: FormDataEntryValue | null,
): product is keyof typeof noticeAnswers =>
  typeof product === 'string' && Object.hasOwn(noticeAnswers, product)
