import type { ActionFunctionArgs } from 'react-router'
import { trackEvents } from '../../contract/tracking/tracking.ts'
import { cookiesContext, visitorContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { readSources } from '../session/source/source-cookies.ts'
import { visitOf } from './visit-of.ts'

/** Twenty events with all their details are shorter. */
const longest = 60_000

/**
 * Forwards a page's batch of events with what scripts can't know: the ids of device and session, who is signed in, and
 * where the visit came from. Without consent to statistics it drops them: another tab may not know of a refusal yet.
 */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  if (Number(request.headers.get('content-length') ?? 0) > longest) return empty(413)
  const text = await request.text()
  if (text.length > longest) return empty(413)
  const { consent, device } = context.get(visitorContext)
  if (!consent.statistics) return empty(204)
  const visit = visitOf(readSources(context.get(cookiesContext), consent, Date.now()), device)
  const outcome = await frontApi(context, request).call(trackEvents, {
    body: { visit, events: parsed(text) },
  })
  return empty(outcome.ok ? 204 : outcome.problem.status_code)
}

const empty = (status: number) => new Response(null, { status })

/** Parses the body; the front API decides whether it's valid events. */
function parsed(text: string): never {
  try {
    const events = JSON.parse(text)
    // Deeply nested JSON can be parsed, but not serialised again.
    JSON.stringify(events)
    return events as never
  } catch {
    return undefined as never
  }
}
