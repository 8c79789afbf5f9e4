import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PromoCode } from '../../contract/promo/promo-code.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { assertTransition } from '../platform/transition-table.ts'
import { promoCodes, promoUses } from './tables.ts'
import { type PromoUseState, promoUseTransitions } from './use-states.ts'

type Row = typeof promoCodes.$inferSelect

/** An order's use of a promo code. */
export type PromoUse = Omit<typeof promoUses.$inferSelect, 'changedAt' | 'state'>

/** Returns the promo code of a row. */
export const promoOfRow = ({ startsAt, endsAt, ...rest }: Row): PromoCode => ({
  ...rest,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
})

/** Returns the row of a promo code. */
export const rowOfPromo = ({ startsAt, endsAt, ...rest }: PromoCode): Row => ({
  ...rest,
  startsAt: startsAt === null ? null : new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
})

export async function findPromo(tx: Executor, code: string): Promise<PromoCode | undefined> {
  const [row] = await tx.select().from(promoCodes).where(eq(promoCodes.code, code))
  return row && promoOfRow(row)
}

/** Returns a promo code, locked until the transaction ends: its uses are counted and reserved one order at a time. */
export async function lockPromo(tx: Transaction, code: string): Promise<PromoCode | undefined> {
  const [row] = await tx.select().from(promoCodes).where(eq(promoCodes.code, code)).for('update')
  return row && promoOfRow(row)
}

/** Stores promo codes that don't exist yet. */
export async function addPromos(tx: Executor, promos: readonly PromoCode[]): Promise<void> {
  if (promos.length === 0) return
  await tx.insert(promoCodes).values(promos.map(rowOfPromo)).onConflictDoNothing()
}

/** Returns how many other orders count as uses of a code, and how many of those are the same payer's. */
export async function countUses(
  tx: Executor,
  {
    orderId,
    code,
    emailKeys,
    memberId,
  }: Pick<PromoUse, 'orderId' | 'code' | 'memberId'> & {
    /** The payer's address by each key of the site. */
    emailKeys: readonly string[]
  },
): Promise<{ uses: number; usesOfPayer: number }> {
  const isPayers = or(
    inArray(promoUses.emailKey, [...emailKeys]),
    memberId === null ? undefined : eq(promoUses.memberId, memberId),
  ) as SQL
  const [row] = await tx
    .select({
      uses: sql<number>`count(*)::int`,
      usesOfPayer: sql<number>`(count(*) filter (where ${isPayers}))::int`,
    })
    .from(promoUses)
    .where(
      and(
        eq(promoUses.code, code),
        ne(promoUses.orderId, orderId),
        inArray(promoUses.state, ['reserved', 'used']),
      ),
    )
  return row ?? { uses: 0, usesOfPayer: 0 }
}

/** Returns how many orders use each code, those included that wait for their payment. Codes without uses are missing. */
export async function usesByCode(db: Executor): Promise<Map<string, number>> {
  const rows = await db
    .select({ code: promoUses.code, uses: sql<number>`count(*)::int` })
    .from(promoUses)
    .where(inArray(promoUses.state, ['reserved', 'used']))
    .groupBy(promoUses.code)
  return new Map(rows.map(({ code, uses }) => [code, uses]))
}

/** Returns an order's use of a code with its state. The caller holds the order's lock. */
export async function findUse(
  tx: Transaction,
  orderId: string,
  code: string,
): Promise<(PromoUse & { state: PromoUseState }) | undefined> {
  const [row] = await tx.select().from(promoUses).where(isUseOf(orderId, code))
  return row
}

/** Reserves a use. Throws INVALID_STATE. The caller holds the locks of the order and the code. */
export async function reserveUse(tx: Transaction, use: PromoUse, now: Date): Promise<void> {
  const before = (await findUse(tx, use.orderId, use.code))?.state
  if (before) assertTransition(promoUseTransitions, before, 'reserved')
  const row = { ...use, state: 'reserved' as const, changedAt: now }
  await tx
    .insert(promoUses)
    .values(row)
    .onConflictDoUpdate({ target: [promoUses.orderId, promoUses.code], set: row })
}

/** Moves a use to a new state, if there is one that isn't in it already. Throws INVALID_STATE. */
export async function moveUse(
  tx: Transaction,
  { orderId, code }: Pick<PromoUse, 'orderId' | 'code'>,
  to: PromoUseState,
  now: Date,
): Promise<void> {
  const state = (await findUse(tx, orderId, code))?.state
  if (!state || state === to) return
  assertTransition(promoUseTransitions, state, to)
  await tx.update(promoUses).set({ state: to, changedAt: now }).where(isUseOf(orderId, code))
}

const isUseOf = (orderId: string, code: string) =>
  and(eq(promoUses.orderId, orderId), eq(promoUses.code, code))
