import { getDeskSession, lockDeskSession } from '../../../contract/desk/session.ts'
import { askDeskPasskey } from '../../../contract/desk/sign-in.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { readForm } from '../../session/front-api/read-form.ts'
import { deskApi } from '../desk-api.ts'
import type { Route } from './+types/session-api.ts'
import { prove, type RefusedProof, refusedProof } from './prove.ts'

/** Notes that the page is used, and says whether the session was locked meanwhile; with `passkey`, also a challenge. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { isLocked } = await deskApi(context, request).get(getDeskSession, {})
  const asks = url.searchParams.has('passkey')
  const asked = asks
    ? await frontApi(context, request).call(askDeskPasskey, { body: {} })
    : undefined
  return Response.json({ isLocked, passkey: asked?.ok ? asked.result : undefined })
}

/** Locks the session, or unlocks it: returns null, or why not. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const api = deskApi(context, request)
  const outcome =
    form.get('do') === 'lock' ? await api.call(lockDeskSession, {}) : await prove(api, form)
  const refused: RefusedProof | null = outcome.ok ? null : refusedProof(outcome)
  return Response.json(refused)
}
