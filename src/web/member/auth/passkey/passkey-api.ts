import type { ErrorCode } from '../../../../contract/errors.ts'
import { passkeyLogin, passkeyLoginOptions } from '../../../../contract/member/passkey.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'
import { afterLogin } from '../login/after-login.ts'
import type { Route } from './+types/passkey-api.ts'

/** What the browser's half of a passkey is told. */
export type PasskeyAnswer =
  | { challengeId: string; options: Record<string, unknown> }
  | { to: string }
  | { error: ErrorCode }

/** Signing in by passkey: a challenge, then its answer. The tokens stay in this answer's cookies. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const api = frontApi(context, request)
  const sent: unknown = await request.json().catch(() => undefined)
  const answer = passkeyLogin.body?.safeParse(sent)
  if (!answer?.success) {
    const outcome = await api.call(passkeyLoginOptions, { body: {} })
    return told(outcome.ok ? outcome.result : { error: outcome.problem.error })
  }
  const outcome = await api.call(passkeyLogin, { body: answer.data })
  if (!outcome.ok) return told({ error: outcome.problem.error })
  return told({ to: await afterLogin(context, request, outcome.result) })
}

const told = (answer: PasskeyAnswer) =>
  Response.json(answer, { headers: { 'cache-control': 'no-store' } })
