import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './support/browser.mjs'
import { ensureBuilt, ensureInstalled, findNode, run, toolEnvironment } from './support/project.mjs'

/** `npm run test:cluster`: the browser tests against two page servers, two front APIs and two workers. */
ensureInstalled()
ensureBuilt(findNode())
const scratch = mkdtempSync(join(tmpdir(), 'sojourn-cluster-'))
// The user that PostgreSQL runs as needs access to its data.
chmodSync(scratch, 0o755)
try {
  const args = ['test', '--reporter=list', ...process.argv.slice(2)]
  process.exitCode = run(join('node_modules', '.bin', 'playwright'), args, {
    ...toolEnvironment(),
    CHROMIUM: ensureBrowser(),
    E2E_CLUSTER: '1',
    E2E_DATA_DIR: join(scratch, 'data'),
  })
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
