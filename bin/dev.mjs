import { ensureInstalled, findNode, serveAnew } from './support/project.mjs'

// Developers want to see what went wrong on the error page itself.
process.env.DEBUG_PAGES ??= '1'

ensureInstalled()
// The server restarts when its own source changes; Vite renews the pages by itself.
const watched = ['src/server', 'src/sandbox', 'src/contract', 'locale']
serveAnew(findNode(), ['src/server/main.ts', '--live'], watched)
