import { ensureBuilt, ensureInstalled, findNode, run } from './support/project.mjs'

/** `npm run bench` measures all of it; `npm run bench -- itinerary` only the folders named. */
ensureInstalled()
const node = findNode()
ensureBuilt(node)
process.exitCode = run(node, ['bench/run.ts', ...process.argv.slice(2)])
