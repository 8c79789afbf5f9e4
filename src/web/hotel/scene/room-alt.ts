import type { Translate } from '../../locale/word-store.ts'
import { bedsText } from '../terms/beds-text.ts'
import type { RoomPicture } from './room-picture.ts'

/** Returns the alternative text of a room's drawing. */
export function roomAlt(t: Translate, picture: RoomPicture): string {
  const { beds, squareMetres } = picture
  const facts = [
    beds.length > 0 ? bedsText(t, beds) : t('hotel-review.room-no-beds'),
    ...(squareMetres === undefined ? [] : [t('hotel.square-metres', { size: squareMetres })]),
    ...roomExtras(t, picture),
    ...(picture.isAccessible ? [t('hotel-review.room-turning')] : []),
  ]
  return t('hotel-review.room-drawing', { facts: facts.join(', ') })
}

/** Returns a room's view, balcony and bath in words, as far as they're known. */
export function roomExtras(
  t: Translate,
  { view, hasBalcony, bath }: Pick<RoomPicture, 'view' | 'hasBalcony' | 'bath'>,
): string[] {
  return [
    ...(view ? [t(`hotel-review.room-view-${view}`)] : []),
    ...(hasBalcony ? [t('hotel-review.room-balcony')] : []),
    ...(bath ? [t(`hotel-review.room-bath-${bath}`)] : []),
  ]
}
