import { join } from 'node:path'
import { runPlaywright, withScratch } from './support/playwright.mjs'
import { ensureInstalled } from './support/project.mjs'

/** `npm run test:cluster`: the browser tests against two page servers, two front APIs and two workers. */
ensureInstalled()
await withScratch('cluster', async (scratch) => {
  const args = ['--reporter=list', ...process.argv.slice(2)]
  process.exitCode = await runPlaywright(args, join(scratch, 'data'), { E2E_CLUSTER: 'all' })
})
