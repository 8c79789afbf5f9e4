import type { ErrorCode } from '../../../../contract/errors.ts'
import { passkeyAdd, passkeyAddOptions } from '../../../../contract/member/passkey.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'
import type { Route } from './+types/add-passkey-api.ts'

export type AddPasskeyAnswer =
  | { challengeId: string; options: Record<string, unknown> }
  | { added: true }
  | { error: ErrorCode }

/** Adds a passkey: returns a challenge, then verifies its response. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const api = frontApi(context, request)
  const sent: unknown = await request.json().catch(() => undefined)
  const given = passkeyAdd.body?.safeParse(sent)
  if (!given?.success) {
    const outcome = await api.call(passkeyAddOptions, { body: {} })
    return told(outcome.ok ? outcome.result : { error: outcome.problem.error })
  }
  const outcome = await api.call(passkeyAdd, { body: given.data })
  return told(outcome.ok ? { added: true } : { error: outcome.problem.error })
}

const told = (answer: AddPasskeyAnswer) =>
  Response.json(answer, { headers: { 'cache-control': 'no-store' } })
