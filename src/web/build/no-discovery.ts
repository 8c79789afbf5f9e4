/**
 * Stands in for React Router's looking-up of routes, which a site whose pages know all routes from the start never
 * does (`routeDiscovery` in `react-router.config.ts`): 2 kB less in every page's scripts.
 */
export const isFogOfWarEnabled = () => false
export const getPatchRoutesOnNavigationFunction = () => undefined
export const useFogOFWarDiscovery = () => {}

const neverCalled = () => {
  throw new Error('routes are known from the start')
}
export const getManifestPath = neverCalled
export const getPartialManifest = neverCalled
export const getPathsWithAncestors = neverCalled
export const handleClientVersionMismatch = neverCalled
