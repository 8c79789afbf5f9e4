import { z } from 'zod'
import { days, hours } from '../../platform/duration.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteStayBookings, eraseStayDrafts } from './stay-booking-store.ts'

const eraseDrafts = defineJob('hotel.erase-drafts', z.object({}), { urgency: 'idle' })

const grace = hours(1)
const rowLife = days(31)
const batch = 200

type Parts = Pick<Platform, 'db' | 'clock' | 'seal'>

/** Erases what was typed into expired bookings, and later their rows. */
export function createEraseStayDrafts({ db, clock, seal }: Parts): () => Promise<void> {
  return async () => {
    const before = new Date(clock.now() - grace)
    let erased = batch
    while (erased === batch) {
      erased = await eraseStayDrafts(db, seal, { before, now: clock.date(), limit: batch })
    }
    await deleteStayBookings(db, new Date(clock.now() - rowLife))
  }
}

export function eraseStayDraftsHourly(parts: Parts & Pick<Platform, 'jobs'>): void {
  parts.jobs.repeat(eraseDrafts, '37 * * * *', {}, { atStart: true })
  parts.jobs.handle(eraseDrafts, createEraseStayDrafts(parts))
}
