import type { DeskPostback } from '../../contract/desk/order/desk-order.ts'
import { money } from '../../contract/money.ts'
import type { Database } from '../platform/database/database.ts'
import { jobsNaming } from '../platform/jobs/job-rows.ts'
import { postbacksOf } from './postback-store.ts'

/** Returns what is posted to the affiliate of an order, oldest first, with how the attempts went. */
export type PostbackRecords = (orderId: string) => Promise<DeskPostback[]>

export function createPostbackRecords({ db }: { db: Database }): PostbackRecords {
  /** The job waits for its next attempt, unless it runs right now. */
  async function nextAttempt(id: string): Promise<string | null> {
    const waiting = (await jobsNaming(db, [id])).find(
      ({ state }) => state === 'created' || state === 'retry',
    )
    return waiting?.startAfter.toISOString() ?? null
  }

  return async (orderId) => {
    const rows = await postbacksOf(db, orderId)
    return Promise.all(
      rows.map(async ({ id, currency, amount, createdAt, attemptedAt, ...row }) => ({
        postbackId: id,
        affiliate: row.affiliate,
        event: row.event,
        state: row.state,
        amount: money(amount, currency),
        onSite: row.onSite,
        createdAt: createdAt.toISOString(),
        attempts: row.attempts,
        attemptedAt: attemptedAt?.toISOString() ?? null,
        answer: row.answer,
        nextAt: row.state === 'pending' ? await nextAttempt(id) : null,
      })),
    )
  }
}
