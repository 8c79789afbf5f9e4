import { inTransaction } from '../../../server/platform/database/in-transaction.ts'
import type { AcceptOutcome } from '../../../server/supplier/flight-supplier.ts'
import type { BookingStore } from '../booking/booking-store.ts'
import type { SandboxWorld } from '../sandbox-world.ts'
import { answerScheduleChanges, findScheduleChange } from './schedule-change-store.ts'

/** Writes the new times into the offer, once. The booking's lock serialises it with changes and refunds. */
export async function acceptScheduleChange(
  { db }: Pick<SandboxWorld, 'db'>,
  store: BookingStore,
  supplier: string,
  id: string,
): Promise<AcceptOutcome> {
  const asked = await findScheduleChange(db, supplier, id)
  if (!asked) return { outcome: 'over' }
  return inTransaction(db, async (tx) => {
    const row = await store.locked(tx, asked.reference)
    const change = await findScheduleChange(tx, supplier, id)
    const sold = row?.sold[asked.offer]
    if (!row || !sold || !change || row.state !== 'issued') return { outcome: 'over' }
    if (change.state === 'accepted') return { outcome: 'accepted', offer: sold.offer }
    if (change.state === 'over' || !change.after) return { outcome: 'over' }
    const offer = { ...sold.offer, slice: change.after }
    await store.rewrite(tx, row, { sold: row.sold.with(change.offer, { ...sold, offer }) })
    await answerScheduleChanges(tx, change, 'accepted')
    return { outcome: 'accepted', offer }
  })
}
