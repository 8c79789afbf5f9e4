import { readConfig } from '../../src/server/config.ts'
import { exitOnCrash } from '../../src/server/crash-policy.ts'
import { startServer } from '../../src/server/start-server.ts'

exitOnCrash()
/** The real server in a process of its own, but without built pages: what is killed needs none. */
const server = await startServer(readConfig(), {
  pages: {
    handlePage: async () => new Response('a page'),
    assets: undefined,
    close: async () => {},
  },
})
process.stdout.write(`${server.address}\n`)
