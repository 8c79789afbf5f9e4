import type { RouterContextProvider } from 'react-router'
import { cookies as names } from '../../../contract/headers.ts'
import { memberSignOut } from '../../../contract/member/member.ts'
import {
  authContext,
  cookiesContext,
  identityContext,
  memberContext,
} from '../../session/contexts.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { forgetProof } from '../../session/sign-in/address-proof.ts'
import { forgetTarget } from '../../session/sign-in/redirect-target.ts'
import { forgetCurrency } from '../../session/visitor/keep-currency.ts'
import { clearFlow } from './flow.ts'

/** Signs out: even if the call fails (S8.5), this device's member data is removed (S4.2). */
export async function endSession(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<void> {
  const cookies = context.get(cookiesContext)
  await frontApi(context, request)
    .call(memberSignOut, {})
    .catch(() => undefined)
  // An agent's currency belongs to the agent, not the device (S6.3).
  const member = await context
    .get(memberContext)()
    .catch(() => undefined)
  if (member?.is_agent) forgetCurrency(context)
  context.get(authContext).clear()
  context.get(identityContext).forget()
  cookies.remove(names.orderAccess)
  forgetProof(cookies)
  forgetTarget(cookies)
  clearFlow(cookies)
}
