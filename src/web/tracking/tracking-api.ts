import type { ActionFunctionArgs } from 'react-router'
import { trackEvents } from '../../contract/tracking/tracking.ts'
import { cookiesContext, visitorContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { readSources } from '../session/source/source-cookies.ts'
import { visitOf } from './visit-of.ts'

/** Twenty events with all their details are shorter. */
const longest = 60_000

/**
 * Takes a batch of events from a page and hands it on with what scripts cannot know: the ids of device and
 * session, who is signed in, and where the visit came from.
 */
export async function action({ context, request }: ActionFunctionArgs): Promise<Response> {
  if (Number(request.headers.get('content-length') ?? 0) > longest) return empty(413)
  const text = await request.text()
  if (text.length > longest) return empty(413)
  const visit = visitOf(
    readSources(context.get(cookiesContext), Date.now()),
    context.get(visitorContext).device,
  )
  const outcome = await frontApi(context, request).call(trackEvents, {
    body: { visit, events: parsed(text) },
  })
  return empty(outcome.ok ? 204 : outcome.problem.status_code)
}

const empty = (status: number) => new Response(null, { status })

/** Returns whether these are events, the front API decides. */
function parsed(text: string): never {
  try {
    const events = JSON.parse(text)
    // What is nested too deep can be read, but not be sent on.
    JSON.stringify(events)
    return events as never
  } catch {
    return undefined as never
  }
}
