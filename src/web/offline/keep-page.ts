import {
  createPath,
  type DataRouter,
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
} from 'react-router'
import { describeError } from '../problem/describe-error.ts'
import { isNetworkTrouble } from '../problem/network-trouble.ts'
import { track } from '../tracking/track.ts'
import { tellBesideForm, untell } from './beside-form.ts'
import { stepsAway } from './follow-history.ts'
import { isSaved } from './is-saved.ts'
import { noteOffline } from './network.ts'

type Results = Record<string, DataStrategyResult>

/** Whether it's going back to the current page, whose data is already here. */
let returning = false

/**
 * Keeps the page if a navigation, a form or a refresh fails without a network (S8.19), or a form meets a proxy whose
 * server is away: data and input stay, and the offline bar says what failed. The same for a form that the server refuses to read,
 * whose answer is shown above it. React Router would show the error page instead.
 */
export const keepPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const router = window.__reactRouterDataRouter
  if (!router) return next()
  if (returning && request.method === 'GET') {
    returning = false
    if (isHere(router, request.url)) return shown(router)
  }
  if (request.method !== 'GET') untell()
  const results = await next()
  const refusal = request.method === 'GET' ? undefined : refusalIn(results)
  if (refusal && !request.signal.aborted) {
    tellBesideForm(request.url, refusal)
    const isPage = router.state.navigation.state !== 'idle'
    if (isPage && !isHere(router, request.url)) {
      returnHere(router)
      return new Promise(() => {})
    }
    returning = isPage
    return answeredBefore(router, results)
  }
  const lost = Object.values(results).find(
    request.method === 'GET' ? foundNoNetwork : foundNoServer,
  )
  if (request.signal.aborted || !lost) return results
  track('page_error', describeError(failureOf(lost)))
  if (router.state.navigation.state === 'idle') {
    noteOffline()
    return shown(router)
  }
  if (request.method !== 'GET' && isHere(router, request.url)) {
    noteOffline({ unsent: true, wanted: undefined })
    returning = true
    return answeredBefore(router, results)
  }
  stayHere()
  return new Promise(() => {})
}

/** Cancels the current navigation and stays on the page; the bar offers a retry. */
export function stayHere(): void {
  const router = window.__reactRouterDataRouter
  if (!router || router.state.navigation.state === 'idle') {
    noteOffline()
    return
  }
  const { navigation } = router.state
  const target = createPath(navigation.location)
  const again = () => void router.navigate(target, { state: navigation.location.state })
  if (navigation.state === 'submitting') noteOffline({ unsent: true, wanted: undefined })
  else {
    noteOffline({ unsent: false, wanted: again })
    void isSaved(target).then((saved) => saved && window.location.assign(target))
  }
  returnHere(router)
}

/** Goes back to the page that is shown, whose data is already here. */
function returnHere(router: DataRouter): void {
  const { location } = router.state
  returning = true
  const back = stepsAway()
  // Back and Forward have already changed the address; a link only changes it when its page is loaded.
  if (back !== 0) history.go(back)
  else {
    const options = { replace: true, preventScrollReset: true, state: location.state }
    void router.navigate(createPath(location), options)
  }
}

const isHere = ({ state }: DataRouter, address: string): boolean => {
  const { pathname, search } = new URL(address)
  const here = new URL(createPath(state.location), address)
  return pathname === here.pathname && search.replace(/\?index$/, '') === here.search
}

function foundNoNetwork(answer: DataStrategyResult): boolean {
  if (answer.type !== 'error') return false
  const failure = failureOf(answer)
  return isNetworkTrouble(failure) || (failure instanceof Error && isNetworkTrouble(failure.cause))
}

/** The statuses of proxies that have no answer from the server behind them. */
const noServer = [502, 503, 504]

/** The site's own answers come as data; React Router makes an error with the status of any other. */
const foundNoServer = (answer: DataStrategyResult): boolean => {
  const failure = failureOf(answer)
  return (
    foundNoNetwork(answer) || (isRouteErrorResponse(failure) && noServer.includes(failure.status))
  )
}

/** Returns the server's message about an unread form: the response is text, not data of a page. */
function refusalIn(results: Results): string | undefined {
  const failures = Object.values(results).map(failureOf)
  const found = failures.find((each) => isRouteErrorResponse(each) && each.status === 429)
  const told = isRouteErrorResponse(found) ? found.data : undefined
  return typeof told === 'string' && told ? told : undefined
}

/** React Router wraps what failed while a form was sent with the status of its response, as `data()` does. */
const failureOf = ({ result }: DataStrategyResult): unknown =>
  isWrapped(result) ? result.data : result

const isWrapped = (result: unknown): result is { data: unknown } =>
  typeof result === 'object' && result !== null && 'data' in result && 'init' in result

/** Returns the page's current data, as if it had been loaded again. */
const shown = ({ state }: DataRouter): Results =>
  Object.fromEntries(
    state.matches.map(({ route }) => [
      route.id,
      { type: 'data', result: state.loaderData[route.id] },
    ]),
  )

/** Returns the action's previous result, so that the page shows the same as before. */
const answeredBefore = ({ state }: DataRouter, results: Results): Results =>
  Object.fromEntries(
    Object.keys(results).map((id) => [id, { type: 'data', result: state.actionData?.[id] }]),
  )
