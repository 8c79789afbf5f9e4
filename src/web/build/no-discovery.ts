/**
 * Stands in for React Router's looking-up of routes one by one, which a site whose pages load them all together never
 * does (`src/web/offline/all-routes.ts`): 2 kB less in every page's scripts.
 */
export const isFogOfWarEnabled = () => true
export const getPatchRoutesOnNavigationFunction = () => undefined
export const useFogOFWarDiscovery = () => {}

const neverCalled = () => {
  throw new Error('routes are never looked up one by one')
}
export const getManifestPath = neverCalled
export const getPartialManifest = neverCalled
export const getPathsWithAncestors = neverCalled
export const handleClientVersionMismatch = neverCalled
