import { z } from 'zod'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { inBatches } from '../platform/database/sweeping.ts'
import { days } from '../platform/duration.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { eraseNumbers, itemsInPlainText, lockTravellers, setTravellers } from './document-store.ts'
import { openTravellers, sealTravellers } from './travellers.ts'

const erase = defineJob('order.erase-documents', z.object({}), { urgency: 'idle' })

/** How long after an order's last item is over. */
const afterTravel = days(2)
const batch = 200

type Parts = Pick<Platform, 'db' | 'clock' | 'seal'>

/** Creates a job that erases document numbers of orders that are over; names and tickets stay. */
export function createEraseDocuments({ db, clock }: Parts): () => Promise<void> {
  return () => eraseNumbers(db, new Date(clock.now() - afterTravel))
}

/** Seals document numbers that an earlier version stored in plain text. Returns how many items it sealed. */
export function sealEarlierOrders({ db, seal }: Parts): Promise<number> {
  return inBatches(
    () => itemsInPlainText(db, batch),
    (found) =>
      inTransaction(db, async (tx) => {
        const ids = found.map(({ id }) => id)
        for (const { id, orderId, travellers } of await lockTravellers(tx, ids)) {
          const open = openTravellers(seal, orderId, travellers)
          await setTravellers(tx, id, sealTravellers(seal, orderId, open))
        }
      }),
  )
}

/** Erases numbers every night, and seals what an earlier version left when the server starts. */
export function eraseDocumentsNightly(parts: Parts & Pick<Platform, 'jobs'>): void {
  const run = createEraseDocuments(parts)
  parts.jobs.repeat(erase, '11 4 * * *', {}, { atStart: true })
  parts.jobs.handle(erase, async () => {
    await sealEarlierOrders(parts)
    await run()
  })
}
