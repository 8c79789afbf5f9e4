import { useT } from '../locale/language.ts'
import { T } from '../locale/t.tsx'
import { useFormat } from '../locale/use-format.ts'
import { cityOf, type PlaceNames } from './place-names.ts'

interface ZonedTimeProps {
  /** A message with a `<time>` tag. */
  id:
    | 'order.announced-answer'
    | 'flight-changes.notice-until-changed'
    | 'flight-changes.notice-until-cancelled'
  /** An ISO instant. */
  value: string
  /** The code of the place in whose local time it's shown, and its IANA zone. */
  at: string
  zone: string
  places: PlaceNames
}

/** Renders a deadline in a place's local time and names the place, because a time without a zone is ambiguous. */
export function ZonedTime({ id, value, at, zone, places }: ZonedTimeProps) {
  const t = useT()
  const format = useFormat()
  const time = t('order.time-in-city', {
    time: format.date(value, 'date-time', zone),
    city: cityOf(places, at),
  })
  return (
    <T
      id={id}
      tags={{
        time: (
          <time dateTime={value} className="font-semibold">
            {time}
          </time>
        ),
      }}
    />
  )
}
