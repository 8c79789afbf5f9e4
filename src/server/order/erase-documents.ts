import { eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { inBatches } from '../platform/database/in-batches.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { days } from '../platform/duration.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { openPassengers, sealPassengers } from './sealed-passengers.ts'
import { orders } from './tables.ts'

const erase = defineJob('order.erase-documents', z.object({}), { urgency: 'idle' })

/** Two days after the last flight has landed by its local clock, which is a day after it has landed anywhere. */
const afterTravel = days(2)
const batch = 200

type Parts = Pick<Platform, 'db' | 'clock' | 'seal'>

/** Erases the numbers of documents from orders whose last flight has landed; names and tickets stay. */
export function createEraseDocuments({ db, clock }: Parts): () => Promise<void> {
  return async () => {
    const landedBefore = new Date(clock.now() - afterTravel).toISOString().slice(0, 16)
    await db.execute(sql`
      update "order" o set passengers = (
        select jsonb_agg(p || '{"passportSealed": "", "passportLastFour": ""}' order by place)
        from jsonb_array_elements(o.passengers) with ordinality as each (p, place))
      where jsonb_path_exists(o.passengers, '$[*].passportSealed ? (@ != "")')
        and not exists (select 1 from order_item i
          where i.order_id = o.id and i.offer #>> '{slice,arrival}' >= ${landedBefore})`)
  }
}

/** Seals the numbers in orders that an earlier version kept in plain text. Returns how many orders it sealed. */
export function sealEarlierOrders({ db, seal }: Parts): Promise<number> {
  const isEarlier = sql`jsonb_path_exists(${orders.passengers}, '$[*].passportNumber')`
  const find = () => db.select({ id: orders.id }).from(orders).where(isEarlier).limit(batch)
  return inBatches(find, (found) =>
    inTransaction(db, async (tx) => {
      const ids = found.map(({ id }) => id)
      const rows = await tx.select().from(orders).where(inArray(orders.id, ids)).for('update')
      for (const { id, passengers } of rows) {
        const sealed = sealPassengers(seal, id, openPassengers(seal, id, passengers))
        await tx.update(orders).set({ passengers: sealed }).where(eq(orders.id, id))
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
