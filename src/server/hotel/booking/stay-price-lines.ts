import type { PriceLine } from '../../../contract/checkout/price-line.ts'
import type { Rate } from '../../../contract/hotel/rate.ts'
import { type Money, money } from '../../../contract/money.ts'

/**
 * Returns the price lines of each room: its price and its part of taxes and fees, now and at the property. The lines due
 * now add up to what is charged.
 */
export function stayPriceLines({ rooms, fees }: Pick<Rate, 'rooms' | 'fees'>): PriceLine[][] {
  const now = rooms.map((room) => room.now)
  const there = rooms.map(({ atProperty }) => atProperty)
  const taxesNow = shares(sumOf(fees, 'now'), now)
  const taxesThere = shares(sumOf(fees, 'at_property'), there)
  return rooms.map((room, index) => [
    ...lines(room.now, taxesNow[index] ?? 0, 'now'),
    ...(room.atProperty ? lines(room.atProperty, taxesThere[index] ?? 0, 'on_site') : []),
  ])
}

function lines(whole: Money, taxes: number, due: PriceLine['due']): PriceLine[] {
  const { currency } = whole
  const all: PriceLine[] = [
    { kind: 'base', count: 1, amount: money(whole.amount - taxes, currency), due },
    { kind: 'taxes', count: 1, amount: money(taxes, currency), due },
  ]
  return all.filter(({ amount }) => amount.amount !== 0)
}

const sumOf = (fees: Rate['fees'], due: Rate['fees'][number]['due']): number =>
  fees.filter((fee) => fee.due === due).reduce((sum, { amount }) => sum + amount.amount, 0)

/** Divides an amount in proportion to others; the last one gets what rounding leaves. No share is more than its whole. */
function shares(amount: number, wholes: readonly (Money | undefined)[]): number[] {
  const all = wholes.reduce((sum, whole) => sum + (whole?.amount ?? 0), 0)
  let left = Math.min(amount, all)
  let leftOf = all
  return wholes.map((whole) => {
    const own = whole?.amount ?? 0
    const share = leftOf === 0 ? 0 : Math.round((left * own) / leftOf)
    left -= share
    leftOf -= own
    return share
  })
}
