import type { Segment } from '../../../contract/flight/offer.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import type { PlaceNames } from '../../place/place-names.ts'
import { ZonedTime } from '../../place/zoned-time.tsx'
import { Icon } from '../../ui/icon.tsx'
import { flightPairs, isUnmoved } from '../schedule-change/flight-moves.ts'
import type { FlightOrderItem } from './flight-order-item.ts'

interface AnnouncedFlightsProps {
  item: Pick<FlightOrderItem, 'flight'>
  airports: PlaceNames
}

/** Renders, on a journey's card, the announced times next to the booked ones, and the deadline to answer. */
export function AnnouncedFlights({ item, airports }: AnnouncedFlightsProps) {
  const t = useT()
  const format = useFormat()
  const { announced, offer } = item.flight
  if (!announced) return null
  const { after, answerBy, zone } = announced
  const moved = after
    ? flightPairs(offer.slice, after).filter((pair) => !isUnmoved(pair))
    : [{ before: offer.slice.segments[0], after: undefined }]
  return (
    <div className="mb-4 flex gap-3 rounded bg-amber-soft p-4" data-announced>
      <Icon name="warning" className="mt-0.5 text-amber" />
      <div>
        {moved.map(({ before, after: now }) => (
          <p key={`${before?.flight} ${now?.flight}`} className="font-medium">
            {before && now
              ? t('flight-order.announced-changed', {
                  before: callText(before, now, format),
                  after: callText(now, before, format),
                })
              : t(now ? 'flight-order.announced-added' : 'flight-order.announced-cancelled')}
          </p>
        ))}
        <p>
          {answerBy ? (
            <ZonedTime
              id="order.announced-answer"
              places={airports}
              zone={zone}
              value={answerBy}
              at={offer.slice.from}
            />
          ) : (
            t('flight-order.announced-accepting')
          )}
        </p>
      </div>
    </div>
  )
}

/** Returns a flight as one side of "was …, now …": its time, and whatever else differs from the other side. */
function callText(
  segment: Segment,
  other: Segment,
  { date }: ReturnType<typeof useFormat>,
): string {
  const isSameDay = segment.departure.slice(0, 10) === other.departure.slice(0, 10)
  const parts = [
    segment.flight !== other.flight && segment.flight,
    segment.from !== other.from && segment.from,
    !isSameDay && date(segment.departure.slice(0, 10), 'short'),
    date(segment.departure, 'time'),
    segment.departure === other.departure && `– ${date(segment.arrival, 'time')}`,
  ]
  return parts.filter(Boolean).join(' ')
}
