import type { Transaction } from '../platform/database/database.ts'
import type { BookingCode } from '../supplier/flight-supplier.ts'
import { type ItemRow, setItems } from './order-store.ts'

/** Keeps with each item of a booking, given in the order of the hold, the codes that are its own. Answers them so. */
export async function keepOwnCodes(
  tx: Transaction,
  booking: readonly ItemRow[],
  codes: readonly BookingCode[],
): Promise<ItemRow[]> {
  const kept: ItemRow[] = []
  for (const [position, item] of booking.entries()) {
    const own = ownCodes(codes, position)
    await setItems(tx, [item], own)
    kept.push({ ...item, ...own })
  }
  return kept
}

const ownCodes = (codes: readonly BookingCode[], position: number) => {
  const bookingCodes = codes
    .filter(({ offer }) => offer === position)
    .map(({ airline, code }) => ({ airline, code }))
  return {
    bookingCodes,
    bookingCode: [...new Set(bookingCodes.map((each) => each.code))].join(' / ') || null,
  }
}
