import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { orderItems } from './tables.ts'
import type { Traveller } from './travellers.ts'

/** The same as in the index `order_item_sealed_index`. */
const hasNumbers = sql`jsonb_path_exists(${orderItems.travellers}, '$[*] ? (@.passportSealed != "" || @.idCardSealed != "")')`

export interface EndedItem {
  id: string
  endsAt: Date
}

/**
 * Returns items with document numbers that were over before a given time, those that ended first first; `last` is the one after
 * which to begin. Whether the rest of their order is over isn't asked here: where the planner expects few rows, as after an
 * import, it would ask that of all of them for each batch, instead of reading as many entries of `order_item_sealed_index` as it returns.
 */
export function endedWithNumbers(
  db: Executor,
  endedBefore: Date,
  { last, limit }: { last: EndedItem | undefined; limit: number },
): Promise<EndedItem[]> {
  const { id, endsAt } = orderItems
  // Without it, each batch would go through the index entries of those before.
  const isAfter = last && sql`(${endsAt}, ${id}) > (${last.endsAt}, ${last.id})`
  return db
    .select({ id, endsAt })
    .from(orderItems)
    .where(and(hasNumbers, lt(endsAt, endedBefore), isAfter))
    .orderBy(endsAt, id)
    .limit(limit)
}

/** Erases document numbers from items of orders that ended before a given time. Returns how many it erased. */
export async function eraseNumbers(
  db: Executor,
  ids: readonly string[],
  endedBefore: Date,
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update order_item i set travellers = (
      select jsonb_agg(t || '{"passportSealed": "", "passportLastFour": "", "idCardSealed": "", "idCardLastFour": ""}'
        order by place)
      from jsonb_array_elements(i.travellers) with ordinality as each (t, place))
    where id = any(${`{${ids.join(',')}}`}::uuid[])
      and not exists (
        select from order_item other where other.order_id = i.order_id and other.ends_at >= ${endedBefore})`)
  return rowCount ?? 0
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

/** Returns items in which an earlier version stored numbers in plain text, by the index `order_item_plain_index`. */
export function itemsInPlainText(db: Executor, limit: number): Promise<{ id: string }[]> {
  const isEarlier = sql`jsonb_path_exists(${orderItems.travellers}, '$[*].passportNumber')`
  const { id, endsAt } = orderItems
  return db.select({ id }).from(orderItems).where(isEarlier).orderBy(endsAt).limit(limit)
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
