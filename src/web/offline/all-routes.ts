import type { UNSAFE_createClientRoutes as createClientRoutes } from 'react-router'

type RouteList = Parameters<typeof createClientRoutes>[0]

declare global {
  interface Window {
    /** What React Router knows of the routes. A document comes with those that lead to its page. */
    __reactRouterManifest?: { url: string; routes: RouteList }
    /** The routes' modules that are loaded. */
    __reactRouterRouteModules?: Parameters<typeof createClientRoutes>[1]
  }
}

let known: Promise<RouteList> | undefined

/** Loads the list of all routes, once. React Router uses the same, so from then on it can navigate anywhere. */
export function knowAllRoutes(): Promise<RouteList> {
  known ??= loadRoutes().catch((error: unknown) => {
    known = undefined
    throw error
  })
  return known
}

async function loadRoutes(): Promise<RouteList> {
  const here = window.__reactRouterManifest
  if (!here) return {}
  await import(/* @vite-ignore */ here.url)
  const { routes } = window.__reactRouterManifest ?? here
  // The script has put its own in the place of the one that is in use.
  here.routes = routes
  window.__reactRouterManifest = here
  return routes
}
