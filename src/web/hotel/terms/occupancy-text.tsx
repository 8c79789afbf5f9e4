import type { Occupancy } from '../../../contract/hotel/stay.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'

/** Renders who sleeps in a room: `2 adults, 1 child, aged 5`. */
export function OccupancyText({ room: { adults, childAges } }: { room: Occupancy }) {
  const t = useT()
  const format = useFormat()
  return childAges.length === 0
    ? t('hotel.occupancy', { adults })
    : t('hotel.occupancy-children', {
        adults,
        children: childAges.length,
        ages: format.list(childAges.map((age) => format.number(age))),
      })
}
