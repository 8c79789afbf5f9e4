import { ensureBrowser } from './support/browser.mjs'
import { ensureBuilt, ensureInstalled, findNode, run, toolEnvironment } from './support/project.mjs'

/** `npm run bench` runs all benchmarks; `npm run bench -- itinerary` only the named folders. */
ensureInstalled()
const node = findNode()
ensureBuilt(node)
const environment = { ...toolEnvironment(), CHROMIUM: ensureBrowser() }
process.exitCode = run(node, ['bench/run.ts', ...process.argv.slice(2)], environment)
