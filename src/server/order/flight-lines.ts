import type { Segment, Slice } from '../../contract/offer.ts'
import type { Say } from '../platform/words.ts'
import { airportByIata } from '../world/airport.ts'

/** The flights of a journey as mails write them, one a line. */
export function flightLines(
  { segments }: Slice,
  { say, dates }: { say: Say; dates: Intl.DateTimeFormat },
): string[] {
  const dayOf = (local: string) => dates.format(new Date(`${local}:00Z`))
  return segments.map((segment) =>
    say('confirmation-flight', {
      flight: segment.flight,
      from: cityOf(segment.from),
      to: cityOf(segment.to),
      departure: `${dayOf(segment.departure)}, ${segment.departure.slice(11)}`,
      // The day is said again only where it is another one.
      arrival: isSameDay(segment)
        ? segment.arrival.slice(11)
        : `${dayOf(segment.arrival)}, ${segment.arrival.slice(11)}`,
    }),
  )
}

const isSameDay = ({ departure, arrival }: Segment): boolean =>
  departure.slice(0, 10) === arrival.slice(0, 10)

const cityOf = (iata: string): string => airportByIata(iata)?.city ?? iata
