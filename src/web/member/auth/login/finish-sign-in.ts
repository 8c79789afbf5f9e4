import type { RouterContextProvider } from 'react-router'
import { getMember } from '../../../../contract/member/member.ts'
import {
  authContext,
  cookiesContext,
  identityContext,
  visitorContext,
} from '../../../session/contexts.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'
import { withArrival } from '../../../session/sign-in/arrival.ts'
import { takeTarget } from '../../../session/sign-in/redirect-target.ts'
import type { Tokens } from '../../../session/tokens/shared-refresh.ts'
import { keepCurrency } from '../../../session/visitor/keep-currency.ts'
import { clearFlow } from '../flow.ts'

/**
 * Stores the tokens and returns where the visitor goes now: the stored target or home, marked as a sign-in or sign-up
 * (S4.6, S4.7). The session gets a new id, and agents their currency (S6.3).
 */
export async function finishSignIn(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { isRegister, ...tokens }: Tokens & { isRegister: boolean },
): Promise<string> {
  const cookies = context.get(cookiesContext)
  context.get(identityContext).renewSession()
  context.get(authContext).signIn(tokens)
  clearFlow(cookies)
  const member = await frontApi(context, request).call(getMember, {})
  if (member.ok && member.result.is_agent && member.result.currency) {
    keepCurrency(context, member.result.currency)
  }
  const target = takeTarget(cookies, context.get(visitorContext).locale.code)
  return withArrival(target, isRegister ? 'signed-up' : 'signed-in')
}
