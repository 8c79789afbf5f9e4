import {
  createPath,
  type DataRouter,
  type DataStrategyResult,
  type MiddlewareFunction,
} from 'react-router'
import { describeError } from '../problem/describe-error.ts'
import { isNetworkTrouble } from '../problem/network-trouble.ts'
import { track } from '../tracking/track.ts'
import { noteOffline } from './network.ts'

type Results = Record<string, DataStrategyResult>

declare global {
  interface Window {
    /** The router, which React Router's own client leaves here. */
    __reactRouterDataRouter?: DataRouter
  }
}

/** On its way back to the page that is shown: its data is here already. */
let returning = false

/**
 * Keeps the page when a navigation, a form or a refresh finds no network (S8.19): what is loaded and typed stays,
 * and the offline bar says what didn't happen. React Router would show the error page in its place.
 */
export const keepPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const router = window.__reactRouterDataRouter
  if (!router) return next()
  if (returning && request.method === 'GET') {
    returning = false
    if (isHere(router, request.url)) return shown(router)
  }
  const results = await next()
  const lost = Object.values(results).find(foundNoNetwork)
  if (request.signal.aborted || !lost) return results
  track('page_error', describeError(lost.result))
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

/** Ends the navigation under way and stays on the page that is shown; the bar offers to try once more. */
export function stayHere(): void {
  const router = window.__reactRouterDataRouter
  if (!router || router.state.navigation.state === 'idle') {
    noteOffline()
    return
  }
  const { navigation, location } = router.state
  const target = createPath(navigation.location)
  const again = () => void router.navigate(target, { state: navigation.location.state })
  if (navigation.state === 'submitting') noteOffline({ unsent: true, wanted: undefined })
  else noteOffline({ unsent: false, wanted: again })
  returning = true
  const back = stepsAway()
  // Back and Forward have changed the address already; a link changes it only when its page is there.
  if (back !== 0) history.go(back)
  else {
    const options = { replace: true, preventScrollReset: true, state: location.state }
    void router.navigate(createPath(location), options)
  }
}

let shownAt: number | undefined
const historyIndex = () => (history.state as { idx?: number } | null)?.idx

/** Returns how far the history is from the entry of the page that is shown. */
function stepsAway(): number {
  const at = historyIndex()
  return shownAt === undefined || at === undefined ? 0 : shownAt - at
}

/** Remembers which entry of the history the page that is shown has. Returns how to stop. */
export function followHistory(): (() => void) | undefined {
  shownAt = historyIndex()
  return window.__reactRouterDataRouter?.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') shownAt = historyIndex()
  })
}

const isHere = ({ state }: DataRouter, address: string): boolean => {
  const { pathname, search } = new URL(address)
  const here = new URL(createPath(state.location), address)
  return pathname === here.pathname && search.replace(/\?index$/, '') === here.search
}

const foundNoNetwork = ({ type, result }: DataStrategyResult): boolean =>
  type === 'error' &&
  (isNetworkTrouble(result) || (result instanceof Error && isNetworkTrouble(result.cause)))

/** Returns the data that the page shows, as if it had been loaded again. */
const shown = ({ state }: DataRouter): Results =>
  Object.fromEntries(
    state.matches.map(({ route }) => [
      route.id,
      { type: 'data', result: state.loaderData[route.id] },
    ]),
  )

/** Returns what the action answered before, so that the page shows the same as until now. */
const answeredBefore = ({ state }: DataRouter, results: Results): Results =>
  Object.fromEntries(
    Object.keys(results).map((id) => [id, { type: 'data', result: state.actionData?.[id] }]),
  )
