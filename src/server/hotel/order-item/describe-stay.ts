import { roomNameOf } from '../../../contract/hotel/room-name.ts'
import type { ItemDescription } from '../../order/product.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import type { Say } from '../../platform/words.ts'
import { openWishes } from '../booking/sealed-stay-draft.ts'
import type { StayItem } from './stay-item.ts'
import { staySheet } from './stay-sheet.ts'

/**
 * Returns the description of a room for letters, documents and lists. The first room of a stay, among those that are
 * shown together, describes the others as well.
 */
export function describeStay(
  seal: Seal,
  item: StayItem,
  say: Say,
  together: readonly StayItem[] = [item],
  isPaidBack = false,
): ItemDescription {
  const { hotel, rate, room, voucher, bookId, sealedWishes } = item.details
  const same = together.filter(({ reservationId }) => reservationId === item.reservationId)
  const [first = item, ...others] = same.toSorted((one, other) => one.position - other.position)
  const description: ItemDescription = {
    title: hotel.name,
    subtitle: roomNameOf(rate, room),
    references: voucher ? [{ code: voucher.code, usedWith: [hotel.name] }] : [],
    parts: [],
    travellers: [],
  }
  if (first.id !== item.id) return description
  const wishes = openWishes(seal, bookId, sealedWishes)
  return {
    ...description,
    sheet: staySheet({ rooms: [first, ...others], wishes, isPaidBack }, say.locale),
  }
}
