// Plain JavaScript, and nothing imported from the dependencies: this runs on the machine's own Node.js
// before they are installed.
import { ensureBuilt, ensureInstalled, findNode, serve } from './support/project.mjs'

ensureInstalled()
const node = findNode()
ensureBuilt(node)
serve(node, ['src/server/main.ts'])
