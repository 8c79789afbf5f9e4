import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Executor, Transaction } from '../platform/database/database.ts'
import { orderItems } from './tables.ts'
import type { Traveller } from './travellers.ts'

/** Erases document numbers from orders of which every item was over before a given time. */
export async function eraseNumbers(db: Database, endedBefore: Date): Promise<void> {
  await db.execute(sql`
    update order_item i set travellers = (
      select jsonb_agg(t || '{"passportSealed": "", "passportLastFour": "", "idCardSealed": "", "idCardLastFour": ""}'
        order by place)
      from jsonb_array_elements(i.travellers) with ordinality as each (t, place))
    where jsonb_path_exists(i.travellers,
        '$[*] ? (@.passportSealed != "" || @.idCardSealed != "")')
      and not exists (select 1 from order_item other
        where other.order_id = i.order_id and other.ends_at >= ${endedBefore})`)
}

/** Returns the sealed numbers of travellers of one of the latest items that have any. */
export async function someSealedNumbers(db: Executor): Promise<string[]> {
  const { id, travellers } = orderItems
  const latest = db
    .select({ travellers })
    .from(orderItems)
    .orderBy(desc(id))
    .limit(100)
    .as('latest')
  const [row] = await db
    .select({ travellers: latest.travellers })
    .from(latest)
    .where(
      sql`jsonb_path_exists(${latest.travellers}, '$[*] ? (@.passportSealed != "" || @.idCardSealed != "")')`,
    )
    .limit(1)
  const sealed = row?.travellers.flatMap((each) => [each.passportSealed, each.idCardSealed ?? ''])
  return sealed?.filter(Boolean) ?? []
}

/** Returns items in which an earlier version stored numbers in plain text. */
export function itemsInPlainText(db: Executor, limit: number): Promise<{ id: string }[]> {
  const isEarlier = sql`jsonb_path_exists(${orderItems.travellers}, '$[*].passportNumber')`
  return db.select({ id: orderItems.id }).from(orderItems).where(isEarlier).limit(limit)
}

/** Returns the travellers of items, locked until the transaction ends. */
export function lockTravellers(
  tx: Transaction,
  ids: string[],
): Promise<{ id: string; orderId: string; travellers: Traveller[] }[]> {
  const { id, orderId, travellers } = orderItems
  return tx
    .select({ id, orderId, travellers })
    .from(orderItems)
    .where(inArray(id, ids))
    .for('update')
}

export async function setTravellers(
  tx: Transaction,
  id: string,
  travellers: Traveller[],
): Promise<void> {
  await tx.update(orderItems).set({ travellers }).where(eq(orderItems.id, id))
}
