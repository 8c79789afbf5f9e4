/**
 * - `gateway`: what the gateway holds for us
 * - `customer`: what we owe travellers until they have their tickets (negative)
 * - `supplier`: what we owe suppliers for issued tickets (negative)
 * - `refunds`: what is promised back and has not left the gateway yet (negative)
 * - `agency`: what we bear ourselves, because staff refunded it and no supplier did
 * - `promotions`: what promo codes cost us: suppliers get the price without them
 * - `bank`: what we paid from our bank account in place of the gateway (negative)
 * - `disputes`: what gateways took back for disputes that aren't decided yet
 * - `losses`: what lost disputes cost us
 */
export const ledgerAccounts = [
  'gateway',
  'customer',
  'supplier',
  'refunds',
  'agency',
  'promotions',
  'bank',
  'disputes',
  'losses',
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

/** Why money moves between two accounts. */
export const ledgerMovements = [
  'capture',
  'issue',
  'cancel',
  'refund',
  'refund-done',
  'goodwill',
  'regain',
  'discount',
  'discount-back',
  'payout',
  'dispute',
  'dispute-lost',
  'regain-lost',
  'refund-covered',
] as const
export type LedgerMovement = (typeof ledgerMovements)[number]
