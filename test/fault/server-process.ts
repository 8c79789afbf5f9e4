import { readConfig } from '../../src/server/config.ts'
import { exitOnCrash } from '../../src/server/crash-policy.ts'
import { startServer } from '../../src/server/start-server.ts'

exitOnCrash()
/** The real server in its own process, but without built pages, which these tests don't need. */
const server = await startServer(readConfig(), {
  pages: {
    handlePage: async () => new Response('a page'),
    assets: undefined,
    close: async () => {},
  },
})
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
process.stdout.write(`${server.address}\n`)
