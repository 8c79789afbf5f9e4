import { ensureBuilt, ensureInstalled, findNode, launch, stopWithNpm } from './support/project.mjs'

// `npm run start:cluster`: two page servers, two front APIs and two workers behind one port.
ensureInstalled()
const node = findNode()
ensureBuilt(node)
const child = launch(node, ['bin/support/run-cluster.ts'])
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'])
  process.on(signal, () => child.kill(signal))
if (process.env.npm_lifecycle_event) stopWithNpm(() => child)
child.once('exit', (code) => process.exit(code ?? 1))
