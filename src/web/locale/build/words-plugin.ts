import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { compileWords } from '../../../contract/words/compile-words.ts'
import { generateIds } from './generate-ids.ts'

const catalogue = /\/locale\/[a-z-]+\/[a-z0-9-]+\.json$/

/** Serves `locale/<lang>/<namespace>.json` as compiled messages, and keeps the id types in step with English. */
export function wordsPlugin(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    buildStart() {
      generateIds()
    },
    configureServer(server) {
      server.watcher.on('change', (path) => {
        if (!catalogue.test(path)) return
        try {
          generateIds()
        } catch (error) {
          // An editor may have saved half of it; the next change triggers another load.
          server.config.logger.error(`${path}: ${error}`)
        }
      })
    },
    load(id) {
      const [path = ''] = id.split('?')
      if (!catalogue.test(path)) return null
      const words = JSON.parse(readFileSync(path, 'utf8'))
      const compiled = compileWords(basename(path, '.json'), words)
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`,
        moduleType: 'js',
      }
    },
  }
}
