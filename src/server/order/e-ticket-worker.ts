import { parentPort } from 'node:worker_threads'
import { wordsOf } from '../platform/words.ts'
import { weekdays } from './day-words.ts'
import { eTicketPdf } from './e-ticket.ts'
import type { WholeOrder } from './order-store.ts'

// A thread of its own: setting a ticket takes tens of milliseconds, in which nobody else would be answered.
parentPort?.on('message', async ({ id, order }: { id: number; order: WholeOrder }) => {
  try {
    const say = wordsOf('mail', order.language)
    const pdf = await eTicketPdf(order, say, weekdays(say.language))
    parentPort?.postMessage({ id, pdf }, [pdf.buffer])
  } catch (error) {
    parentPort?.postMessage({ id, error })
  }
})
