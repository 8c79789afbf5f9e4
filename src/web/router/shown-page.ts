import {
  type DataRouteMatch,
  type DataRouteObject,
  matchRoutes,
  type RouteObject,
  type UNSAFE_createRouter,
} from 'react-router'

export type RouterInit = Parameters<typeof UNSAFE_createRouter>[0]

/** The page of a document that came with all its data. */
export interface ShownPage {
  routes: DataRouteObject[]
  manifest: Record<string, DataRouteObject>
  matches: DataRouteMatch[]
}

/**
 * Returns the page that a document shows, or nothing if React Router has to load some of it first: a route that no
 * address leads to, a script or data that the document lacks.
 */
export function shownPage(init: RouterInit): ShownPage | undefined {
  const { routes, manifest } = withProperties(init)
  const matches = matchRoutes(routes, init.history.location, init.basename)
  const { loaderData = {}, errors } = init.hydrationData ?? {}
  if (!matches || !init.hydrationData) return undefined
  const failed = matches.findIndex(({ route }) => errors?.[route.id] !== undefined)
  const shown = failed < 0 ? matches : matches.slice(0, failed + 1)
  const isComplete = shown.every(({ route: { id, lazy, loader } }) => {
    if (lazy || (typeof loader === 'function' && loader.hydrate)) return false
    return !loader || id in loaderData || errors?.[id] !== undefined
  })
  return isComplete ? { routes, manifest, matches } : undefined
}

/** Turns route definitions into routes with elements, as React Router does, and lists them by id. */
function withProperties({ routes, mapRouteProperties }: RouterInit) {
  const manifest: ShownPage['manifest'] = {}
  const convert = (each: RouteObject): DataRouteObject => {
    const route = { ...each } as DataRouteObject
    Object.assign(route, mapRouteProperties?.(route))
    manifest[route.id] = route
    if (each.children) route.children = each.children.map(convert)
    return route
  }
  return { routes: routes.map(convert), manifest }
}
