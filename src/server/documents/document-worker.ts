import { parentPort } from 'node:worker_threads'
import { wordsOf } from '../platform/words.ts'
import { type TravelDocument, travelDocumentPdf } from './travel-document.ts'

/** Characters without a glyph that were already reported: each is reported once. */
const reported = new Set<string>()

function report(character: string): void {
  if (reported.has(character) || reported.size >= 1000) return
  reported.add(character)
  parentPort?.postMessage({ missing: character })
}

interface Task {
  document: TravelDocument
}

// A separate thread, because typesetting takes tens of milliseconds, which would delay all other requests.
parentPort?.on('message', async ({ document }: Task) => {
  try {
    const pdf = await travelDocumentPdf(document, wordsOf('mail', document.language), report)
    parentPort?.postMessage({ pdf }, [pdf.buffer])
  } catch (error) {
    parentPort?.postMessage({ error })
  }
})
