import type { Hotel } from '../../../../contract/hotel/hotel.ts'
import { reviewTopics } from '../../../../contract/hotel/hotel-terms.ts'
import type { useFormat } from '../../../locale/use-format.ts'
import type { Translate } from '../../../locale/word-store.ts'
import type { useStayFormat } from '../../terms/use-stay-format.ts'
import type { StayPage } from '../stay-data.ts'

type Format = Pick<ReturnType<typeof useStayFormat>, 'score' | 'distance'> &
  Pick<ReturnType<typeof useFormat>, 'time'>

/** Returns what is to know of a property first, in up to three sentences made of facts: where it is, what guests say, its rooms. */
export function overviewText(
  t: Translate,
  format: Format,
  { hotel, nearby }: Pick<StayPage, 'hotel' | 'nearby'>,
): string[] {
  return [
    whereSentence(t, format, hotel, nearby),
    scoreSentence(t, format, hotel),
    roomsSentence(t, hotel),
  ].filter((sentence) => sentence !== undefined)
}

function whereSentence(
  t: Translate,
  format: Format,
  { name: hotel, area, city }: Hotel,
  nearby: StayPage['nearby'],
): string {
  const where = area === city ? city : `${area}, ${city}`
  // The centre and the airport are on the map; what tells one address from another is what is around the corner.
  const near = nearby.find(({ kind }) => kind !== 'centre' && kind !== 'airport')
  if (!near) return t('hotel-review.overview-where', { hotel, where })
  const { name: place, walkMinutes: minutes, distance } = near
  return minutes === undefined
    ? t('hotel-review.overview-near', {
        hotel,
        where,
        place,
        distance: format.distance(distance),
      })
    : t('hotel-review.overview-walk', { hotel, where, place, minutes })
}

/** Returns guests' score with their highest score of a topic; check-in hours if there are no reviews. */
function scoreSentence(t: Translate, format: Format, hotel: Hotel): string {
  const { score, topicScores, checkIn, checkOut } = hotel
  if (!score) {
    return t('hotel-review.overview-times', {
      from: format.time(checkIn.from),
      until: format.time(checkOut.until),
    })
  }
  const value = format.score(score.value)
  const best = reviewTopics.reduce((top, topic) =>
    (topicScores[topic] ?? 0) > (topicScores[top] ?? 0) ? topic : top,
  )
  const highest = topicScores[best]
  return highest === undefined || highest <= score.value
    ? t('hotel-review.overview-score', { score: value })
    : t(`hotel-review.overview-best-${best}`, { score: value, best: format.score(highest) })
}

function roomsSentence(t: Translate, { rooms }: Hotel): string | undefined {
  if (rooms.length === 0) return undefined
  const count = Math.max(...rooms.map(({ sleeps }) => sleeps))
  const sizes = rooms.flatMap(({ squareMetres }) => squareMetres ?? [])
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
  if (sizes.length === 0) return t('hotel-review.overview-sleeps', { count })
  return least === most
    ? t('hotel-review.overview-size', { size: least, count })
    : t('hotel-review.overview-sizes', { least, most, count })
}
