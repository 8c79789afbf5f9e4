import { hashText, hashWith } from '../../shared/seeded.ts'
import type { BookingRow } from './booking-store.ts'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Returns a booking's code: seven characters that look random, from its serial. */
export function codeOf({ serial }: Pick<BookingRow, 'serial'>): string {
  // Multiplying by an odd number is a permutation, so that no two bookings share a code.
  let rest = Number((BigInt(serial) * 0x2545_f491n) % BigInt(letters.length ** 7))
  let code = ''
  for (let digit = 0; digit < 7; digit += 1) {
    code += letters[rest % letters.length]
    rest = Math.floor(rest / letters.length)
  }
  return code
}

/** Returns the property's own numbers, by room; some properties give none. */
export function confirmationsOf({ serial, hotel, rate }: BookingRow): string[] {
  const hash = hashText(hotel)
  if (hash % 4 === 0) return []
  return rate.stay.rooms.map((_, room) =>
    String(hashWith(hashWith(hash, serial), room))
      .padStart(10, '0')
      .slice(2),
  )
}
