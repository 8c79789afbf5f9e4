import type { MiddlewareFunction, Params } from 'react-router'
import { routeInvalid } from '../problem/page-errors.ts'

/** Returns whether an address is a valid page; `query` as sent by the browser, `params` of its path. */
type RouteCheck = (query: URLSearchParams, params: Readonly<Params>) => boolean

const hasAny =
  (...names: string[]): RouteCheck =>
  (query) =>
    names.some((name) => query.has(name))

/**
 * The checks of pages by name (S2.83). A result page without any search field isn't a page, nor is a campaign whose name
 * nobody can have given it.
 */
const checks = {
  'flight-result': hasAny('depAirport', 'arrAirport', 'depDate'),
  // Any of the legs, whose fields are numbered starting with the second (S2.62).
  'multi-city': (query) =>
    [...query.keys()].some((name) => /^(depAirport|arrAirport|depDate)\d?$/.test(name)),
  'hotel-result': hasAny('where', 'destination', 'checkIn', 'checkOut'),
  campaign: (_, { slug = '' }) => slug.length <= 80 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug),
} as const satisfies Readonly<Record<string, RouteCheck>>

export type CheckName = keyof typeof checks

/** Returns whether an address passes a check. */
export const passesCheck = (
  name: CheckName,
  query: URLSearchParams,
  params: Readonly<Params> = {},
): boolean => checks[name](query, params)

/**
 * Returns a page's guard by name: `export const middleware = [checked('flight-result')]`. An address that fails it is
 * a fatal 404 (S8.1). Throws for an unknown name (S8.3) as soon as the page's module is loaded.
 */
export function checked(name: CheckName): MiddlewareFunction<Response> {
  if (!Object.hasOwn(checks, name)) throw new Error(`No check is named ${name}.`)
  return ({ url, params }) => {
    if (!passesCheck(name, url.searchParams, params)) throw routeInvalid()
  }
}
