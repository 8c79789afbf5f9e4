import type { RateId } from '../../../contract/hotel/rate.ts'
import type { SupplierRate } from '../../supplier/hotel-supplier.ts'

/**
 * Returns a number of 53 bits that identifies a rate among those of a stay; another price gives another number. It isn't
 * a secret, and a search makes thousands, so it's hashed without cryptography (cyrb53).
 */
export function rateNumber(
  supplier: string,
  { ref, rooms }: SupplierRate,
  currency: string,
): number {
  const amounts = rooms.map(
    ({ now, atProperty }) => `${now.amount}${now.currency}${atProperty?.amount ?? ''}`,
  )
  return hash53(`${supplier} ${ref} ${amounts.join()} ${currency}`)
}

export const rateIdOf = (number: number): RateId => number.toString(36) as RateId

function hash53(text: string): number {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}
