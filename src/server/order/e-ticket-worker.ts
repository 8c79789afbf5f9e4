import { parentPort } from 'node:worker_threads'
import { wordsOf } from '../platform/words.ts'
import { eTicketPdf } from './e-ticket.ts'
import type { WholeOrder } from './order-store.ts'

/** Characters without a glyph that were reported: each is once. */
const reported = new Set<string>()

function report(character: string): void {
  if (reported.has(character) || reported.size >= 1000) return
  reported.add(character)
  parentPort?.postMessage({ missing: character })
}

// A thread of its own: setting a ticket takes tens of milliseconds, in which nobody else would be answered.
parentPort?.on('message', async ({ id, order }: { id: number; order: WholeOrder }) => {
  try {
    const pdf = await eTicketPdf(order, wordsOf('mail', order.language), report)
    parentPort?.postMessage({ id, pdf }, [pdf.buffer])
  } catch (error) {
    parentPort?.postMessage({ id, error })
  }
})
