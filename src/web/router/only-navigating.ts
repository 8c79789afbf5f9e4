import type {
  UNSAFE_getTurboStreamSingleFetchDataStrategy as createDataStrategy,
  DataStrategyResult,
  MiddlewareFunction,
} from 'react-router'
import { importWhole } from './load-whole.ts'

// Only the whole router calls these, so they're loaded with it.

type Strategy = ReturnType<typeof createDataStrategy>
type Middleware = MiddlewareFunction<Record<string, DataStrategyResult>>

/** Creates what fetches a page's data. */
export function getTurboStreamSingleFetchDataStrategy(
  ...needs: Parameters<typeof createDataStrategy>
): Strategy {
  let strategy: Strategy | undefined
  return async (request) => {
    strategy ??= (await importWhole()).createDataStrategy(...needs)
    return strategy(request)
  }
}

/** Loads a route's script, as `src/web/offline/load-route-module.ts` does. */
export const loadRouteModule: typeof import('../offline/load-route-module.ts').loadRouteModule =
  async (...route) => (await importWhole()).loadRouteModule(...route)

/** The middleware of every navigation. */
export const clientMiddleware: Middleware[] = [
  async (request, next) => (await importWhole()).keepPage(request, next),
  async (request, next) => (await importWhole()).replaceDocument(request, next),
]
