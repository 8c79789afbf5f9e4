import { type Money, money } from '../../contract/money.ts'
import type { LedgerAccount, LedgerMovement } from '../../contract/payment/ledger-terms.ts'
import type { Clock } from '../platform/clock.ts'
import type { Executor } from '../platform/database/database.ts'
import { addEntries, entriesOf, sumEntries } from './ledger-store.ts'

/** Which account grows and which shrinks by the amount. */
const sides: Record<LedgerMovement, { to: LedgerAccount; from: LedgerAccount }> = {
  capture: { to: 'gateway', from: 'customer' },
  issue: { to: 'customer', from: 'supplier' },
  cancel: { to: 'supplier', from: 'customer' },
  refund: { to: 'customer', from: 'refunds' },
  'refund-done': { to: 'refunds', from: 'gateway' },
  goodwill: { to: 'agency', from: 'customer' },
  regain: { to: 'customer', from: 'agency' },
  discount: { to: 'promotions', from: 'customer' },
  'discount-back': { to: 'customer', from: 'promotions' },
  payout: { to: 'refunds', from: 'bank' },
  dispute: { to: 'disputes', from: 'gateway' },
  'dispute-lost': { to: 'losses', from: 'disputes' },
  'regain-lost': { to: 'customer', from: 'losses' },
  'refund-covered': { to: 'refunds', from: 'losses' },
}

export interface Ledger {
  /** Records a movement of money within the caller's transaction. Idempotent by `of`. */
  book(
    tx: Executor,
    kind: LedgerMovement,
    movement: { of: string; orderId: string; amount: Money },
  ): Promise<void>
  /** Returns whether a movement of an order is recorded. */
  isBooked(
    tx: Executor,
    kind: LedgerMovement,
    movement: { of: string; orderId: string },
  ): Promise<boolean>
  /** Returns each account's balance by currency, for one order or for all. */
  balances(tx: Executor, orderId?: string): Promise<Balance[]>
}

export interface Balance {
  account: LedgerAccount
  currency: string
  amount: number
}

export function createLedger({ clock }: { clock: Clock }): Ledger {
  return {
    async book(tx, kind, { of, orderId, amount: { amount, currency } }) {
      const { to, from } = sides[kind]
      const entry = { movement: `${kind}:${of}`, currency, orderId, at: clock.date() }
      await addEntries(tx, [
        { ...entry, account: to, amount },
        { ...entry, account: from, amount: -amount },
      ])
    },
    async isBooked(tx, kind, { of, orderId }) {
      const entries = await entriesOf(tx, orderId)
      return entries.some(({ movement }) => movement === `${kind}:${of}`)
    },
    balances: sumEntries,
  }
}

/**
 * Records what a supplier refunds. Travellers get `refund` of it, and we `discount`, in minor units: the share that a promo
 * code had taken off the price.
 */
export async function bookCancelled(
  ledger: Ledger,
  tx: Executor,
  {
    of,
    orderId,
    refund,
    discount = 0,
  }: { of: string; orderId: string; refund: Money; discount?: number | undefined },
): Promise<void> {
  const { amount, currency } = refund
  await ledger.book(tx, 'cancel', { of, orderId, amount: money(amount + discount, currency) })
  if (discount === 0) return
  await ledger.book(tx, 'discount-back', { of, orderId, amount: money(discount, currency) })
}
