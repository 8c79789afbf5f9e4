import { flushCompileCache } from 'node:module'
import { readConfig } from '../../src/server/config.ts'
import { exitOnCrash } from '../../src/server/crash-policy.ts'
import '../../src/server/platform/database/quick-imports.ts'

exitOnCrash()
/**
 * The real server in its own process, but without built pages and without reading all hotels, which these tests don't
 * need: a page is what the front API says to the same query.
 */
const { startServer } = await import('../../src/server/start-server.ts')
const server = await startServer(readConfig(), {
  warm: false,
  pages: {
    handlePage: async (request, { frontApi }) => {
      const { search, origin } = new URL(request.url)
      return search
        ? frontApi(new Request(`${origin}/front/v1/places/by-code${search}`))
        : new Response('a page')
    },
    assets: undefined,
    close: async () => {},
  },
})
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
// A killed server writes nothing.
flushCompileCache()
process.stdout.write(`${server.address}\n`)
