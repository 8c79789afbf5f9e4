import { UNSAFE_createClientRoutes as createClientRoutes, type DataRouter } from 'react-router'
import { knowAllRoutes } from '../offline/all-routes.ts'
import { fetchAhead, fetchPartAhead } from '../offline/preload.ts'
import type { RouterInit } from './shown-page.ts'

/** React Router's own router, with all routes. */
export interface Whole {
  createRouter(init: RouterInit): DataRouter
}

export const importWhole = () => import('./whole-router.ts')

/** Loads the router and all routes: the document has only those of its own page. */
export async function loadWhole(): Promise<Whole> {
  const [{ createRouter }, all] = await Promise.all([importWhole(), knowAllRoutes()])
  const modules = window.__reactRouterRouteModules ?? {}
  return {
    createRouter: (init) =>
      createRouter({ ...init, routes: createClientRoutes(all, modules, {}, true, false) }),
  }
}

/** Fetches what `loadWhole` loads into the browser's cache. */
export function fetchWholeAhead(): void {
  fetchPartAhead(importWhole)
  const routes = window.__reactRouterManifest?.url
  if (routes) fetchAhead(routes)
}
