import { z } from 'zod'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { days } from '../../platform/duration.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteFilesOfSolved, deleteSolved, lockQuiet } from './sweep-store.ts'
import { changeTicket } from './ticket-store.ts'

const sweep = defineJob('ticket.sweep', z.object({}), { urgency: 'idle' })

/** After how long without a reply what we wrote counts as the solution. */
const quiet = days(14)
/** Files may show passports and bank statements, so they go first. */
const filesKept = days(90)
/** As long as mails are. */
const ticketsKept = days(400)
/** Tickets that are solved in one transaction. */
const batch = 100

type Parts = Pick<Platform, 'db' | 'clock'>

/** Solves tickets whose customers don't answer, and deletes solved ones, their files sooner than their texts. */
export const createSweep =
  ({ db, clock }: Parts) =>
  async (): Promise<void> => {
    const now = clock.date()
    const before = (age: number) => new Date(clock.now() - age)
    let solved = batch
    while (solved === batch) {
      solved = await inTransaction(db, async (tx) => {
        const rows = await lockQuiet(tx, before(quiet), batch)
        for (const row of rows) {
          await changeTicket(tx, row, { state: 'solved' }, { cause: 'quiet', staffId: null, now })
        }
        return rows.length
      })
    }
    await deleteFilesOfSolved(db, before(filesKept))
    await deleteSolved(db, before(ticketsKept))
  }

/** Sweeps once a day. */
export function sweepTickets(parts: Parts & Pick<Platform, 'jobs'>): void {
  parts.jobs.repeat(sweep, '44 3 * * *', {})
  parts.jobs.handle(sweep, createSweep(parts))
}
