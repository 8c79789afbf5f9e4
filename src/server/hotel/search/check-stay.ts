import { CatalogueError, type RefusalCode } from '../../../contract/errors.ts'
import { mostInRoom, mostNights } from '../../../contract/hotel/hotel-terms.ts'
import { nightsOf, type StayDates } from '../../../contract/hotel/stay.ts'
import { addDays, dayInZone } from '../../world/zoned-time.ts'

/** A field and what is wrong with it. */
type Problem = readonly [field: string, code: RefusalCode]

const furthestDays = 360

/** Returns the problems of a stay's dates and guests, by field. Today is the date at the property. */
export function stayProblems(
  { checkIn, checkOut, rooms }: StayDates,
  { zone, now }: { zone: string; now: Date },
): Problem[] {
  const problems: Problem[] = []
  const today = dayInZone(now, zone)
  if (checkIn < today) problems.push(['checkIn', 'PAST_DATE'])
  else if (checkIn > addDays(today, furthestDays)) problems.push(['checkIn', 'STAY_TOO_FAR'])
  if (checkOut <= checkIn) problems.push(['checkOut', 'CHECK_OUT_BEFORE_CHECK_IN'])
  else if (nightsOf({ checkIn, checkOut }) > mostNights)
    problems.push(['checkOut', 'STAY_TOO_LONG'])
  rooms.forEach(({ adults, childAges }, index) => {
    if (adults + childAges.length > mostInRoom) {
      problems.push([`rooms.${index}`, 'TOO_MANY_IN_ROOM'])
    }
  })
  return problems
}

/** Throws if there are problems: the first one's code, with all invalid fields in `fields`. */
export function refuse(problems: readonly Problem[]): void {
  const [first] = problems
  if (first) {
    throw new CatalogueError(first[1], { fields: Object.fromEntries(problems.toReversed()) })
  }
}
