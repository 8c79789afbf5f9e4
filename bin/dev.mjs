import { ensureInstalled, findNode, serveAnew } from './support/project.mjs'

// Shows errors in full on the error page.
process.env.DEBUG_PAGES ??= '1'

ensureInstalled()
// The server restarts when its own source changes; Vite updates the pages itself.
const watched = ['src/server', 'src/sandbox', 'src/contract', 'locale']
serveAnew(findNode(), ['src/server/main.ts', '--live'], watched)
