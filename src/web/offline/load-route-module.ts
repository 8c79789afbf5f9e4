import { stayHere } from './keep-page.ts'
import { backOnline, isReachable } from './network.ts'

interface RouteEntry {
  id: string
  module: string
}

/** The minimum React Router needs of a route's script. */
interface RouteModule {
  default?: unknown
}

/**
 * Loads a route's script. The build replaces React Router's own loader with this one, which would silently reload the
 * current page if a script is missing. Here the page stays while there's no network. For a missing script it returns a
 * page that throws, so that the error page shows at the requested address (S8.15): React Router ignores a rejection
 * and would show an empty page.
 */
export async function loadRouteModule(
  route: RouteEntry,
  modules: Record<string, RouteModule>,
  load: (address: string) => Promise<RouteModule> = (address) => import(/* @vite-ignore */ address),
): Promise<RouteModule> {
  const known = modules[route.id]
  if (known) return known
  for (;;) {
    try {
      const module = await load(route.module)
      modules[route.id] = module
      return module
    } catch (error) {
      if (await isReachable()) {
        return {
          default() {
            throw error
          },
        }
      }
      const back = backOnline()
      stayHere()
      await back
    }
  }
}
