/**
 * The part of React Router that navigates, in a script of its own: `deferred-router.ts` loads it. The build resolves
 * these names to React Router's own files, where it otherwise uses the deferred ones.
 */
export {
  UNSAFE_createRouter as createRouter,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as createDataStrategy,
} from 'react-router'
