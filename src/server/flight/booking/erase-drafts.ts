import { z } from 'zod'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { inBatches } from '../../platform/database/sweeping.ts'
import { days, hours } from '../../platform/duration.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SealedBookingRow } from './booking-store.ts'
import { emptyDraft } from './booking-view.ts'
import {
  deleteBookings,
  draftsInPlainText,
  eraseDraft,
  expiredDrafts,
  lockDrafts,
  setDraft,
} from './erased-draft-store.ts'
import { openDraft, sealDraft } from './sealed-draft.ts'

const eraseDrafts = defineJob('flight.erase-drafts', z.object({}), { urgency: 'idle' })

/** The second reminder is due the moment a draft expires. */
const grace = hours(1)
/** Links in reminders open the booking's search for this long after the last one. */
const rowLife = days(31)

type Parts = Pick<Platform, 'db' | 'clock' | 'seal'>

/**
 * Erases the drafts of expired bookings, whether or not they became orders, and later the rows. A submitted booking
 * keeps its e-mail address, which its order has as well: it prevents reminders of what was already bought.
 */
export function createEraseDrafts({ db, clock, seal }: Parts): () => Promise<void> {
  const expiredBefore = () => new Date(clock.now() - grace)
  return async () => {
    await inBatches((limit) => expiredDrafts(db, expiredBefore(), limit), erase)
    await deleteBookings(db, new Date(clock.now() - rowLife))
  }

  async function erase(rows: SealedBookingRow[]): Promise<void> {
    for (const row of rows) {
      const draft = sealDraft(seal, row.id, emptyDraft(row.request.passengers))
      if (row.state === 'submitted') draft.contact.email = row.draft.contact.email
      // A late reminder may have extended it in the meantime.
      await eraseDraft(db, row.id, { draft, before: expiredBefore(), now: clock.date() })
    }
  }
}

/** Seals document numbers that an earlier version stored in plain text. Returns how many bookings it sealed. */
export function sealEarlierDrafts({ db, seal }: Parts): Promise<number> {
  return inBatches(
    (limit) => draftsInPlainText(db, limit),
    (found) =>
      inTransaction(db, async (tx) => {
        const ids = found.map(({ id }) => id)
        for (const { id, draft } of await lockDrafts(tx, ids)) {
          await setDraft(tx, id, sealDraft(seal, id, openDraft(seal, id, draft)))
        }
      }),
  )
}

/** Erases drafts every hour, and seals what an earlier version left when the server starts. */
export function eraseDraftsHourly(parts: Parts & Pick<Platform, 'jobs'>): void {
  const run = createEraseDrafts(parts)
  parts.jobs.repeat(eraseDrafts, '23 * * * *', {}, { atStart: true })
  parts.jobs.handle(eraseDrafts, async () => {
    await sealEarlierDrafts(parts)
    await run()
  })
}
