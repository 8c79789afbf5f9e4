import type { Money } from '../../contract/money.ts'
import type { Clock } from '../platform/clock.ts'
import type { Executor } from '../platform/database/database.ts'
import { addEntries, sumEntries } from './ledger-store.ts'

/**
 * - `gateway`: what the gateway holds for us
 * - `customer`: what we owe travellers until they have their tickets (negative)
 * - `supplier`: what we owe suppliers for issued tickets (negative)
 * - `refunds`: what is promised back and has not left the gateway yet (negative)
 * - `agency`: what we bear ourselves, because staff refunded it and no supplier did
 * - `bank`: what we paid from our bank account in place of the gateway (negative)
 */
export type Account = 'gateway' | 'customer' | 'supplier' | 'refunds' | 'agency' | 'bank'

type Kind =
  | 'capture'
  | 'issue'
  | 'cancel'
  | 'refund'
  | 'refund-done'
  | 'goodwill'
  | 'regain'
  | 'payout'

/** Which account grows and which shrinks by the amount. */
const sides: Record<Kind, { to: Account; from: Account }> = {
  capture: { to: 'gateway', from: 'customer' },
  issue: { to: 'customer', from: 'supplier' },
  cancel: { to: 'supplier', from: 'customer' },
  refund: { to: 'customer', from: 'refunds' },
  'refund-done': { to: 'refunds', from: 'gateway' },
  goodwill: { to: 'agency', from: 'customer' },
  regain: { to: 'customer', from: 'agency' },
  payout: { to: 'refunds', from: 'bank' },
}

export interface Ledger {
  /** Records a movement of money within the caller's transaction. Idempotent by `of`. */
  book(
    tx: Executor,
    kind: Kind,
    movement: { of: string; orderId: string; amount: Money },
  ): Promise<void>
  /** Returns each account's balance by currency, for one order or for all. */
  balances(tx: Executor, orderId?: string): Promise<Balance[]>
}

export interface Balance {
  account: Account
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
    balances: sumEntries,
  }
}
