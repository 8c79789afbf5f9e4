/**
 * What only navigating needs, in a script of its own: `load-whole.ts` loads it. The build resolves React Router's names to
 * its own files here, where it otherwise uses the deferred ones.
 */
import { UNSAFE_createRouter } from 'react-router'

export { UNSAFE_getTurboStreamSingleFetchDataStrategy as createDataStrategy } from 'react-router'
export { keepPage } from '../offline/keep-page.ts'
export { loadRouteModule } from '../offline/load-route-module.ts'
export { replaceDocument } from '../session/replace-document.ts'

let noteCreated = () => {}

/** Resolves once there is a router that navigates, and so can block navigations. */
export const created = new Promise<void>((resolve) => {
  noteCreated = resolve
})

export const createRouter: typeof UNSAFE_createRouter = (init) => {
  const router = UNSAFE_createRouter(init)
  noteCreated()
  return router
}
