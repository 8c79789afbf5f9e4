import type { RoomType } from '../../../contract/hotel/hotel.ts'
import { formatList } from '../../../contract/words/format.ts'
import type { Translate } from '../../locale/word-store.ts'

/** Returns a room's beds in words: `1 king bed and 2 single beds`. */
export const bedsText = (t: Translate, beds: RoomType['beds']): string =>
  formatList(
    beds.map(({ kind, count }) => t(`hotel.bed-${kind}`, { count })),
    t.tagOf('hotel.bed-single'),
  )
