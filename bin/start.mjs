// Plain JavaScript without dependencies, because this runs on the machine's own Node.js before they are installed.
import { ensureBuilt, ensureInstalled, findNode } from './support/project.mjs'
import { supervise } from './support/supervise.mjs'

ensureInstalled()
const node = findNode()
ensureBuilt(node)
supervise(node, ['src/server/main.ts'])
