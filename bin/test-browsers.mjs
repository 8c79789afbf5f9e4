import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOtherBrowsers, startDisplay } from './support/other-browsers.mjs'
import { ensureBuilt, ensureInstalled, findNode, run, toolEnvironment } from './support/project.mjs'

/** `npm run test:browsers`: from a search to an e-ticket in Firefox and WebKit, if they're available. */
ensureInstalled()
ensureBuilt(findNode())
const browsers = findOtherBrowsers()
const projects = [
  ...(browsers.FIREFOX ? ['firefox'] : []),
  ...(browsers.WEBKIT_DRIVER && browsers.WEBKIT_BROWSER ? ['webkit'] : []),
]
for (const name of ['firefox', 'webkit'].filter((each) => !projects.includes(each))) {
  console.log(`Left out: ${name}, which is neither installed nor could be.`)
}
if (projects.length === 0) process.exit(1)

const scratch = mkdtempSync(join(tmpdir(), 'sojourn-browsers-'))
const display = projects.includes('webkit') ? startDisplay() : undefined
try {
  const args = ['test', '--config=test/browsers/playwright.config.ts', '--reporter=list']
  process.exitCode = run(
    join('node_modules', '.bin', 'playwright'),
    [...args, ...process.argv.slice(2)],
    {
      ...toolEnvironment(),
      ...browsers,
      ...(display ? { DISPLAY: display.display } : {}),
      E2E_DATA_DIR: join(scratch, 'data'),
    },
  )
} finally {
  display?.stop()
  rmSync(scratch, { recursive: true, force: true })
}
