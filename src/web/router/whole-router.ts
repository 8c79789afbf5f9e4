/**
 * What only navigating needs, in a script of its own: `load-whole.ts` loads it. The build resolves React Router's names to
 * its own files here, where it otherwise uses the deferred ones.
 */
export {
  UNSAFE_createRouter as createRouter,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as createDataStrategy,
} from 'react-router'
export { keepPage } from '../offline/keep-page.ts'
export { loadRouteModule } from '../offline/load-route-module.ts'
export { replaceDocument } from '../session/replace-document.ts'
