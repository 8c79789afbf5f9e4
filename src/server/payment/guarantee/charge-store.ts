import { eq } from 'drizzle-orm'
import type { ChargeReason } from '../../../contract/payment/payment.ts'
import type { Executor } from '../../platform/database/database.ts'
import { cardCharges } from '../tables.ts'

/** Why a card is charged for a reservation, under which payable. */
export interface CardCharge {
  trxId: string
  orderId: string
  reservationId: string
  why: ChargeReason
}

export async function addCharge(tx: Executor, charge: CardCharge, now: Date): Promise<void> {
  await tx.insert(cardCharges).values({ ...charge, createdAt: now })
}

/** Returns all charges of an order, oldest first. */
export const chargesOf = (tx: Executor, orderId: string): Promise<CardCharge[]> =>
  tx
    .select()
    .from(cardCharges)
    .where(eq(cardCharges.orderId, orderId))
    .orderBy(cardCharges.createdAt)

export async function chargeByTrx(tx: Executor, trxId: string): Promise<CardCharge> {
  const [row] = await tx.select().from(cardCharges).where(eq(cardCharges.trxId, trxId))
  if (!row) throw new Error(`no charge of payable ${trxId}`)
  return row
}
