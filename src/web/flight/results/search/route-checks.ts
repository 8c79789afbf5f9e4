import type { MiddlewareFunction } from 'react-router'
import { routeInvalid } from '../../../problem/page-errors.ts'
import { asksForSearch } from './typed-search.ts'

/** Whether an address asks for a page that there is; `query` as the browser sent it. */
type RouteCheck = (query: URLSearchParams) => boolean

/** The checks that result pages name (S2.83). A search without any field of a search is no page. */
const checks = {
  'flight-result': asksForSearch,
  // Any of the legs, whose fields are numbered from the second on (S2.62).
  'multi-city': (query) =>
    [...query.keys()].some((name) => /^(depAirport|arrAirport|depDate)\d?$/.test(name)),
} as const satisfies Readonly<Record<string, RouteCheck>>

export type CheckName = keyof typeof checks

/**
 * Returns a page's guard by its name: `export const middleware = [checked('flight-result')]`. An address that fails it
 * is a fatal 404 (S8.1). Throws for a name that no check has (S8.3), as soon as the page is loaded.
 */
export function checked(name: CheckName): MiddlewareFunction<Response> {
  if (!Object.hasOwn(checks, name)) throw new Error(`No check is named ${name}.`)
  const passes = checks[name]
  return ({ url }) => {
    if (!passes(url.searchParams)) throw routeInvalid()
  }
}
