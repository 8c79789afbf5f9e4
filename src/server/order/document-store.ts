import { and, desc, eq, gte, inArray, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database, Executor, Transaction } from '../platform/database/database.ts'
import { orderItems } from './tables.ts'
import type { Traveller } from './travellers.ts'

/** The same as in the index `order_item_sealed_index`. */
const hasNumbers = sql`jsonb_path_exists(${orderItems.travellers}, '$[*] ? (@.passportSealed != "" || @.idCardSealed != "")')`

interface Due {
  id: string
  endsAt: Date
}

/**
 * Returns items with document numbers in orders of which every item was over before a given time, those that ended first
 * first; `last` is the one after which to begin.
 */
export function dueForErasure(
  db: Executor,
  endedBefore: Date,
  { last, limit }: { last: Due | undefined; limit: number },
): Promise<Due[]> {
  const { id, endsAt, orderId } = orderItems
  const other = alias(orderItems, 'other')
  const isAhead = and(eq(other.orderId, orderId), gte(other.endsAt, endedBefore))
  return db
    .select({ id, endsAt })
    .from(orderItems)
    .where(
      and(
        hasNumbers,
        lt(endsAt, endedBefore),
        // Without it, each batch would go through the index entries of those before.
        last && sql`(${endsAt}, ${id}) > (${last.endsAt}, ${last.id})`,
        notExists(db.select({ id: other.id }).from(other).where(isAhead)),
      ),
    )
    .orderBy(endsAt, id)
    .limit(limit)
}

/** Erases document numbers from items. */
export async function eraseNumbers(db: Database, ids: readonly string[]): Promise<void> {
  await db.execute(sql`
    update order_item i set travellers = (
      select jsonb_agg(t || '{"passportSealed": "", "passportLastFour": "", "idCardSealed": "", "idCardLastFour": ""}'
        order by place)
      from jsonb_array_elements(i.travellers) with ordinality as each (t, place))
    where id = any(${`{${ids.join(',')}}`}::uuid[])`)
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
