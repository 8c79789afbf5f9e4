import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { inBatches } from '../../platform/database/sweeping.ts'
import { days, hours } from '../../platform/duration.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { bookings } from '../tables.ts'
import type { SealedBookingRow } from './booking-store.ts'
import { emptyDraft } from './booking-view.ts'
import { openDraft, sealDraft } from './sealed-draft.ts'

const eraseDrafts = defineJob('flight.erase-drafts', z.object({}), { urgency: 'idle' })

/** The second reminder is due the moment a draft expires. */
const grace = hours(1)
/** Links in reminders open the booking's search for this long after the last one. */
const rowLife = days(31)
const batch = 200

type Parts = Pick<Platform, 'db' | 'clock' | 'seal'>

/**
 * Erases the drafts of expired bookings, whether or not they became orders, and later the rows. A submitted booking
 * keeps its e-mail address, which its order has as well: it prevents reminders of what was already bought.
 */
export function createEraseDrafts({ db, clock, seal }: Parts): () => Promise<void> {
  return async () => {
    await inBatches(() => expired(db, clock), erase)
    await db.delete(bookings).where(lt(bookings.expiresAt, new Date(clock.now() - rowLife)))
  }

  async function erase(rows: SealedBookingRow[]): Promise<void> {
    for (const row of rows) {
      const draft = sealDraft(seal, row.id, emptyDraft(row.request.passengers))
      if (row.state === 'submitted') draft.contact.email = row.draft.contact.email
      await db
        .update(bookings)
        .set({ draft, erasedAt: clock.date() })
        // A late reminder may have extended it in the meantime.
        .where(and(eq(bookings.id, row.id), isExpired(clock)))
    }
  }
}

const isExpired = (clock: Clock) =>
  and(lt(bookings.expiresAt, new Date(clock.now() - grace)), isNull(bookings.erasedAt))

const expired = (db: Database, clock: Clock): Promise<SealedBookingRow[]> =>
  db.select().from(bookings).where(isExpired(clock)).limit(batch)

/** Seals document numbers that an earlier version stored in plain text. Returns how many bookings it sealed. */
export function sealEarlierDrafts({ db, seal }: Parts): Promise<number> {
  const isEarlier = sql`jsonb_path_exists(${bookings.draft}, '$.passengers[*].passportNumber')`
  const find = () => db.select({ id: bookings.id }).from(bookings).where(isEarlier).limit(batch)
  return inBatches(find, (found) =>
    inTransaction(db, async (tx) => {
      const ids = found.map(({ id }) => id)
      const rows = await tx.select().from(bookings).where(inArray(bookings.id, ids)).for('update')
      for (const { id, draft } of rows) {
        const sealed = sealDraft(seal, id, openDraft(seal, id, draft))
        await tx.update(bookings).set({ draft: sealed }).where(eq(bookings.id, id))
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
