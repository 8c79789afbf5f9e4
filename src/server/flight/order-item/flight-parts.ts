import type { Slice } from '../../../contract/flight/offer.ts'
import { formatDate } from '../../../contract/words/format.ts'
import type { ItemPart, PartEnd } from '../../order/product.ts'
import type { Say } from '../../platform/words.ts'
import { airportByIata } from '../../world/airport.ts'

/** Returns the flights of a journey for letters and documents. `notesOn` returns notes for each, such as bags. */
export const flightParts = (
  { segments }: Slice,
  say: Say,
  notesOn: (segment: number) => string[] = () => [],
): ItemPart[] =>
  segments.map((segment, index) => {
    const end = (iata: string, local: string, terminal = ''): PartEnd => {
      const airport = airportByIata(iata)?.name ?? iata
      return {
        time: local.slice(11),
        day: formatDate(local, say.tag, 'full'),
        code: iata,
        city: cityOf(iata),
        place: terminal ? say('ticket-terminal', { airport, terminal }) : airport,
      }
    }
    return {
      label: segment.flight,
      operator: segment.airlineName,
      starts: end(segment.from, segment.departure, segment.departureTerminal),
      ends: end(segment.to, segment.arrival, segment.arrivalTerminal),
      notes: notesOn(index),
    }
  })

export const cityOf = (iata: string): string => airportByIata(iata)?.city ?? iata
