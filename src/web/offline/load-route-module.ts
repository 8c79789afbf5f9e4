import { stayHere } from './keep-page.ts'
import { backOnline, isReachable } from './network.ts'

interface RouteEntry {
  id: string
  module: string
}

/** What React Router needs of a route's script at the least. */
interface RouteModule {
  default?: unknown
}

/**
 * Loads the script of a route. The build puts it in the place of React Router's own, which reloads the page that
 * is shown, without a word, when a script is missing. Here the page stays while there is no network. For a script
 * that is gone it returns a page that throws, so that the error page shows at the address that was asked for
 * (S8.15): React Router overlooks a refusal and would show an empty page.
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
