import { Worker } from 'node:worker_threads'
import { CatalogueError } from '../../contract/errors.ts'
import { type Duration, seconds } from '../platform/duration.ts'
import type { Log } from '../platform/monitoring/log.ts'
import { createFairTurns } from './fair-turns.ts'
import type { TravelDocument } from './travel-document.ts'

type Pdf = Uint8Array<ArrayBuffer>
type Answer = { pdf: Pdf } | { pdf?: never; error: unknown }
/** Also sent for a character that no font has. */
type Message = Answer | { missing: string }

/**
 * Typesets travel documents in worker threads, which start when they're needed and don't keep the process alive. Orders take
 * turns, and one order's documents take one thread at most, so that nobody waits for another's large ones.
 */
export interface DocumentPress {
  /**
   * Returns the PDF. The same document asked for again meanwhile is printed once. Throws RATE_LIMITED if too many of this order
   * wait, UNAVAILABLE if too many of all orders do, or if it takes too long.
   */
  print(document: TravelDocument): Promise<Pdf>
}

const threads = 2
const limits = { running: threads, perOwner: 5, waiting: 200 }
/** An order with everything that forms can take needs about a second of an idle machine. */
const longest = seconds(30)

export function createDocumentPress(
  log: Pick<Log, 'warn'>,
  { patience = longest }: { patience?: Duration } = {},
): DocumentPress {
  const turns = createFairTurns(limits)
  const idle: Worker[] = []
  const asked = new Map<string, Promise<Pdf>>()

  const start = () => new Worker(new URL('./document-worker.ts', import.meta.url))

  /** Prints one document in a thread that has nothing else to do; a thread that fails or takes too long is given up. */
  function printIn(worker: Worker, document: TravelDocument): Promise<Pdf> {
    const { promise, resolve, reject } = Promise.withResolvers<Pdf>()
    worker.ref()
    const giveUp = (cause: unknown) => {
      end()
      worker.terminate()
      reject(cause)
    }
    const onExit = (code: number) =>
      giveUp(new Error(`the thread of travel documents ended with ${code}`))
    const onMessage = (answer: Message) => {
      if ('missing' in answer) {
        log.warn({ character: answer.missing }, 'no glyph for a character of a travel document')
        return
      }
      end()
      worker.unref()
      idle.push(worker)
      if (answer.pdf) resolve(answer.pdf)
      else reject(answer.error)
    }
    const timer = setTimeout(() => {
      log.warn({ order: document.orderCode }, 'a travel document took too long')
      giveUp(new CatalogueError('UNAVAILABLE', { cause: 'a document took too long' }))
    }, patience)
    const end = () => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', giveUp).off('exit', onExit)
    }
    worker.on('message', onMessage).on('error', giveUp).on('exit', onExit)
    worker.postMessage({ document })
    return promise
  }

  return {
    async print(document) {
      const key = JSON.stringify(document)
      const same = asked.get(key)
      if (same) return same
      const printed = turns.run(document.orderCode, () => printIn(idle.pop() ?? start(), document))
      asked.set(key, printed)
      return printed.finally(() => asked.delete(key))
    },
  }
}
