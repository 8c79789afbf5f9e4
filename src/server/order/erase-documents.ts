import { eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { inBatches } from '../platform/database/sweeping.ts'
import { days } from '../platform/duration.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { orderItems } from './tables.ts'
import { openTravellers, sealTravellers } from './travellers.ts'

const erase = defineJob('order.erase-documents', z.object({}), { urgency: 'idle' })

/** How long after an order's last item is over. */
const afterTravel = days(2)
const batch = 200

type Parts = Pick<Platform, 'db' | 'clock' | 'seal'>

/** Erases the numbers of documents from orders that are over; names and tickets stay. */
export function createEraseDocuments({ db, clock }: Parts): () => Promise<void> {
  return async () => {
    const endedBefore = new Date(clock.now() - afterTravel)
    await db.execute(sql`
      update order_item i set travellers = (
        select jsonb_agg(t || '{"passportSealed": "", "passportLastFour": ""}' order by place)
        from jsonb_array_elements(i.travellers) with ordinality as each (t, place))
      where jsonb_path_exists(i.travellers, '$[*].passportSealed ? (@ != "")')
        and not exists (select 1 from order_item other
          where other.order_id = i.order_id and other.ends_at >= ${endedBefore})`)
  }
}

/** Seals the numbers in orders that an earlier version kept in plain text. Returns how many items it sealed. */
export function sealEarlierOrders({ db, seal }: Parts): Promise<number> {
  const isEarlier = sql`jsonb_path_exists(${orderItems.travellers}, '$[*].passportNumber')`
  const find = () => db.select({ id: orderItems.id }).from(orderItems).where(isEarlier).limit(batch)
  return inBatches(find, (found) =>
    inTransaction(db, async (tx) => {
      const ids = found.map(({ id }) => id)
      const rows = await tx
        .select()
        .from(orderItems)
        .where(inArray(orderItems.id, ids))
        .for('update')
      for (const { id, orderId, travellers } of rows) {
        const sealed = sealTravellers(seal, orderId, openTravellers(seal, orderId, travellers))
        await tx.update(orderItems).set({ travellers: sealed }).where(eq(orderItems.id, id))
      }
    }),
  )
}

/** Erases each night, and seals what an earlier version left when the server starts. */
export function eraseDocumentsNightly(parts: Parts & Pick<Platform, 'jobs'>): void {
  const run = createEraseDocuments(parts)
  parts.jobs.repeat(erase, '11 4 * * *', {}, { atStart: true })
  parts.jobs.handle(erase, async () => {
    await sealEarlierOrders(parts)
    await run()
  })
}
