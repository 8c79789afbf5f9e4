import { Worker } from 'node:worker_threads'
import type { Log } from '../platform/monitoring/log.ts'
import type { TravelDocument } from './travel-document.ts'

type Pdf = Uint8Array<ArrayBuffer>
type Answer = { id: number } & ({ pdf: Pdf } | { pdf?: never; error: unknown })
/** Also sent for a character that no font has. */
type Message = Answer | { missing: string }

/** Typesets travel documents in a worker thread, which starts with the first one and doesn't keep the process alive. */
export interface DocumentPress {
  print(document: TravelDocument): Promise<Pdf>
}

export function createDocumentPress(log: Pick<Log, 'warn'>): DocumentPress {
  const waiting = new Map<number, PromiseWithResolvers<Pdf>>()
  let worker: Worker | undefined
  let last = 0

  function start(): Worker {
    const started = new Worker(new URL('./document-worker.ts', import.meta.url))
    started.on('message', (answer: Message) => {
      if ('missing' in answer) {
        log.warn({ character: answer.missing }, 'no glyph for a character of a travel document')
        return
      }
      const asked = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (answer.pdf) asked?.resolve(answer.pdf)
      else asked?.reject(answer.error)
      if (waiting.size === 0) started.unref()
    })
    // Waiting documents fail, and the next one starts a new thread. An error is always followed by an exit.
    const end = (error: unknown) => {
      if (worker !== started) return
      worker = undefined
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    started.on('error', end)
    started.on('exit', (code) =>
      end(new Error(`the thread of travel documents ended with ${code}`)),
    )
    return started
  }

  return {
    print(document) {
      worker ??= start()
      worker.ref()
      last += 1
      const asked = Promise.withResolvers<Pdf>()
      waiting.set(last, asked)
      worker.postMessage({ id: last, document })
      return asked.promise
    },
  }
}
