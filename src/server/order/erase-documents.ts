import { z } from 'zod'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { inBatches } from '../platform/database/sweeping.ts'
import { days, hours } from '../platform/duration.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import {
  type EndedItem,
  endedWithNumbers,
  eraseNumbers,
  itemsInPlainText,
  lockTravellers,
  setTravellers,
} from './document-store.ts'
import { openTravellers, sealTravellers } from './travellers.ts'

const erase = defineJob('order.erase-documents', z.object({}), {
  urgency: 'idle',
  // A night's orders take seconds. After an import or failed nights there may be any number.
  timeout: hours(1),
})

/** How long after an order's last item is over. */
const afterTravel = days(2)

type Parts = Pick<Platform, 'db' | 'clock' | 'seal'>

/** Creates a job that erases document numbers of orders that are over; names and tickets stay. Returns of how many items. */
export const createEraseDocuments =
  ({ db, clock }: Parts) =>
  async (signal?: AbortSignal): Promise<number> => {
    const endedBefore = new Date(clock.now() - afterTravel)
    let erased = 0
    await inBatches(
      (limit, last: EndedItem | undefined) => endedWithNumbers(db, endedBefore, { last, limit }),
      async (found) => {
        const ids = found.map(({ id }) => id)
        erased += await eraseNumbers(db, ids, endedBefore)
      },
      signal,
    )
    return erased
  }

/** Seals document numbers that an earlier version stored in plain text. Returns how many items it sealed. */
export function sealEarlierOrders({ db, seal }: Parts, signal?: AbortSignal): Promise<number> {
  return inBatches(
    (limit) => itemsInPlainText(db, limit),
    (found) =>
      inTransaction(db, async (tx) => {
        const ids = found.map(({ id }) => id)
        for (const { id, orderId, travellers } of await lockTravellers(tx, ids)) {
          const open = openTravellers(seal, orderId, travellers)
          await setTravellers(tx, id, sealTravellers(seal, orderId, open))
        }
      }),
    signal,
  )
}

/** Erases numbers every night, and seals what an earlier version left when the server starts. */
export function eraseDocumentsNightly(parts: Parts & Pick<Platform, 'jobs'>): void {
  const run = createEraseDocuments(parts)
  parts.jobs.repeat(erase, '11 4 * * *', {}, { atStart: true })
  parts.jobs.handle(erase, async (_, { signal }) => {
    await sealEarlierOrders(parts, signal)
    await run(signal)
  })
}
