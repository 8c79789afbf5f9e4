import type { Money } from '../../../contract/money.ts'
import { inTransaction } from '../../../server/platform/database/in-transaction.ts'
import type { CancelOutcome } from '../../../server/supplier/flight-supplier.ts'
import type { SandboxWorld } from '../sandbox-world.ts'
import { answerScheduleChanges, scheduleChangesOf } from '../schedule/schedule-change-store.ts'
import type { BookingStore } from './booking-store.ts'
import { refundTerms } from './refund-terms.ts'

/** Cancels a booking and releases its seats. An issued one is only cancelled at the refund the caller expects. */
export async function cancelBooking(
  { db, clock }: Pick<SandboxWorld, 'db' | 'clock'>,
  store: BookingStore,
  reference: string,
  { penalty, refused }: { penalty: Money | undefined; refused: boolean },
): Promise<CancelOutcome> {
  return inTransaction(db, async (tx) => {
    const row = await store.locked(tx, reference)
    if (!row) return { outcome: 'not_found' }
    if (row.state === 'issued') {
      if (refused) return { outcome: 'refused' }
      if (penalty) {
        const terms = refundTerms(row, await scheduleChangesOf(tx, row), clock.now())
        if (terms.outcome !== 'quoted') return { outcome: 'refused' }
        if (isMore(terms.penalty, penalty)) return { outcome: 'terms_changed' }
      }
      await answerScheduleChanges(tx, { supplier: row.supplier, reference }, 'over')
    }
    if (row.state === 'held' || row.state === 'issued') {
      await store.end(tx, row, { state: 'cancelled' })
    }
    return { outcome: 'cancelled' }
  })
}

const isMore = (now: Money, said: Money): boolean =>
  now.currency !== said.currency || now.amount > said.amount
