import type { StayPrice } from '../../../contract/hotel/rate.ts'
import type { Money } from '../../../contract/money.ts'

/**
 * Returns what a whole stay costs as it's really due: in the property's currency if all of it is paid there, with the
 * estimate in the visitor's if that's another one.
 */
export function dueOf({ now, atProperty, total }: StayPrice): { due: Money; estimate?: Money } {
  if (!atProperty || now.amount > 0) return { due: total }
  const { amount: due, estimate } = atProperty
  return due.currency === total.currency ? { due } : { due, estimate }
}
