import type { Translate } from '../../locale/word-store.ts'
import { guestsOf, type TypedRoom } from './typed-stay.ts'

/** Returns rooms and guests in words: `2 adults, 1 child, 1 room`. */
export function guestsText(t: Translate, rooms: readonly TypedRoom[]): string {
  const { adults, children } = guestsOf(rooms)
  return children > 0
    ? t('hotel.guests-children', { adults, children, rooms: rooms.length })
    : t('hotel.guests', { adults, rooms: rooms.length })
}
