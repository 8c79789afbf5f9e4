import { join } from 'node:path'

const path = (file: string) => join(import.meta.dirname, '../router', file)

/**
 * Modules of React Router of which a page needs little before it's touched. `name` is what the rest of the module is
 * for: it comes from `file`, which loads the module when it's used.
 */
export const deferred = [
  { module: 'router/router.js', name: 'createRouter', file: path('deferred-router.ts') },
  {
    module: 'dom/ssr/single-fetch.js',
    name: 'getTurboStreamSingleFetchDataStrategy',
    file: path('only-navigating.ts'),
  },
] as const

/** What React Router needs only to navigate. */
export const onlyToNavigate =
  /\/react-router\/dist\/production\/lib\/(router\/(router|instrumentation)|dom\/ssr\/(single-fetch|data))\.js$/
