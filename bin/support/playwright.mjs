import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt, findNode, runBeside, toolEnvironment } from './project.mjs'

/** Creates a temporary folder for `work`, and deletes it afterwards. */
export async function withScratch(name, work) {
  const scratch = mkdtempSync(join(tmpdir(), `sojourn-${name}-`))
  // The user that PostgreSQL runs as needs access to its data.
  chmodSync(scratch, 0o755)
  try {
    return await work(scratch)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Runs browser tests against a server with its data in `dataDir`, built if necessary; resolves with the exit code. */
export async function runPlaywright(args, dataDir, settings = {}) {
  ensureBuilt(findNode())
  // Everything would wait for the server while it generates the timetable, which the unit tests did before.
  const generated = '.data/cache'
  if (existsSync(generated)) cpSync(generated, join(dataDir, 'timetable'), { recursive: true })
  return runBeside(join('node_modules', '.bin', 'playwright'), ['test', ...args], {
    ...toolEnvironment(),
    CHROMIUM: ensureBrowser(),
    E2E_DATA_DIR: dataDir,
    ...settings,
  })
}
