import { useT } from '../locale/language.ts'
import { T } from '../locale/t.tsx'
import { useFormat } from '../locale/use-format.ts'
import { cityOf, type PlaceNames } from './place-names.ts'

interface ZonedTimeProps {
  /** Words with a `time` in them. */
  id:
    | 'order.announced-answer'
    | 'flight-changes.notice-until-changed'
    | 'flight-changes.notice-until-cancelled'
  /** An instant. */
  value: string
  /** The airport whose clocks tell it, and their IANA zone. */
  at: string
  zone: string
  airports: PlaceNames
}

/** A deadline by the clocks of an airport, which it names: without a zone it would be none. */
export function ZonedTime({ id, value, at, zone, airports }: ZonedTimeProps) {
  const t = useT()
  const format = useFormat()
  const time = t('order.time-in-city', {
    time: format.date(value, 'date-time', zone),
    city: cityOf(airports, at),
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
