import { ensureInstalled, findNode, serveAnew } from './support/project.mjs'

ensureInstalled()
// The server starts anew when its own source changes; Vite renews the pages by itself.
serveAnew(findNode(), ['src/server/main.ts', '--live'], ['src/server', 'src/contract', 'locale'])
