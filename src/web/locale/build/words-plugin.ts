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
      const compiled = compileFile(path)
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`,
        moduleType: 'js',
      }
    },
  }
}

/** Compiles a catalogue. Throws with its file, and with the message's id if it's one message that is wrong. */
function compileFile(path: string) {
  try {
    return compileWords(basename(path, '.json'), JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${path}: ${reason}`, { cause })
  }
}
