import type { Outcome } from '../../contract/envelope.ts'
import { deletePush, getPush, putPush } from '../../contract/push/push.ts'
import { languageContext } from '../locale/language.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import type { Route } from './+types/push-api.ts'

/** Returns which push messages this device gets: `?order=` for a guest's order, otherwise a member's. */
export async function loader({ context, request, url }: Route.LoaderArgs): Promise<Response> {
  const query = orderOf(url.searchParams.get('order'))
  return answered(await frontApi(context, request).call(getPush, { query }))
}

/** Stores a device's choice, sent as JSON; without any event, it ends. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const api = frontApi(context, request)
  const { order, events, subscription } = (await request.json().catch(() => ({}))) ?? {}
  const about = orderOf(order)
  if (Array.isArray(events) && events.length === 0) {
    return answered(await api.call(deletePush, { query: about }))
  }
  const language = context.get(languageContext).locale.code
  return answered(
    await api.call(putPush, { body: { ...about, subscription, events, language } as never }),
  )
}

const orderOf = (code: unknown) => (code ? { orderCode: String(code) } : {})

function answered(outcome: Outcome<unknown>): Response {
  const headers = { 'cache-control': 'no-store' }
  return outcome.ok
    ? Response.json(outcome.result, { headers })
    : Response.json(outcome.problem, { status: outcome.problem.status_code, headers })
}
