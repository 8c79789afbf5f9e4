import type { RouterContextProvider } from 'react-router'
import type { ListedOrder } from '../../../contract/order/order.ts'
import { loadAirportNames } from '../../place/load-places.ts'
import { visitorContext } from '../../session/contexts.ts'
import { frontApi } from '../../session/front-api/front-api.ts'

/** What the places of these orders are called in the visitor's language. */
export function loadOrderNames(
  context: Readonly<RouterContextProvider>,
  request: Request,
  orders: readonly ListedOrder[],
) {
  const codes = orders.flatMap(({ slices }) => slices.flatMap(({ from, to }) => [from, to]))
  const { locale } = context.get(visitorContext)
  return loadAirportNames(frontApi(context, request), locale.code, codes)
}

/** The moment that a list's address asks for orders from before, when it is one. */
export function readBefore(url: URL): string | undefined {
  const before = url.searchParams.get('before')
  return before && !Number.isNaN(Date.parse(before)) ? before : undefined
}
