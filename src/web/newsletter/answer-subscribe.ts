import { data, type RouterContextProvider } from 'react-router'
import type { Problem } from '../../contract/envelope.ts'
import { subscribeNewsletter } from '../../contract/newsletter/newsletter.ts'
import { suggestEmail } from '../../contract/traveller/suggest-email.ts'
import { isMailAddress } from '../../contract/traveller/traveller-rules.ts'
import { emailProblems } from '../../contract/traveller/verify-email.ts'
import { visitorContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { formEmail, readForm } from '../session/front-api/read-form.ts'

/** What came of a form for the newsletter, with the address to show it again. */
export interface SubscribeAnswer {
  email: string
  /** Whether a mail is on its way. */
  isAsked?: true
  /** What speaks against the address, and what was probably meant. */
  problem?: 'missing' | (typeof emailProblems)[number]
  suggestion?: string | undefined
  /** The error if it isn't about the address. */
  code?: Problem['error']
}

/** Asks for the mail that confirms a subscription, in the page's language. */
export async function answerSubscribe({
  context,
  request,
}: {
  context: Readonly<RouterContextProvider>
  request: Request
}) {
  const email = formEmail(await readForm(request))
  if (!email) return data<SubscribeAnswer>({ email, problem: 'missing' }, { status: 422 })
  const { locale, country } = context.get(visitorContext)
  const body = { email, lang: locale.code, country }
  const outcome = await frontApi(context, request).call(subscribeNewsletter, { body })
  if (outcome.ok) return data<SubscribeAnswer>({ email, isAsked: true })
  const { error, status_code, fields } = outcome.problem
  if (error !== 'VALIDATION') {
    return data<SubscribeAnswer>({ email, code: error }, { status: status_code })
  }
  const problem = emailProblems.find((each) => each === fields?.email) ?? 'syntax'
  const meant = suggestEmail(email)
  const suggestion = meant && isMailAddress(meant) ? meant : undefined
  return data<SubscribeAnswer>({ email, problem, suggestion }, { status: status_code })
}
