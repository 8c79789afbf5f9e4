import { ensureInstalled, findNode, serve } from './support/project.mjs'

ensureInstalled()
serve(findNode(), ['--watch', '--watch-preserve-output', 'src/server/main.ts', '--live'])
