import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // A document lists the routes of its own page. The browser then loads all others at once
  // (`src/web/offline/all-routes.ts`): asking for them at each step would be one more request that may fail.
  routeDiscovery: { mode: 'lazy' },
  // The site refuses forms of other origins before a page sees them (`src/server/platform/http/site/same-origin.ts`). React Router
  // compares them with the address of this process, which is without TLS behind a proxy, and answers 400.
  allowedActionOrigins: ['**'],
} satisfies Config
