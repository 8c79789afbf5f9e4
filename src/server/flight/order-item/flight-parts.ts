import type { Cabin, Slice } from '../../../contract/flight/offer.ts'
import { formatDate, formatDuration } from '../../../contract/words/format.ts'
import type { ItemNotice, ItemPart, PartEnd } from '../../order/product.ts'
import { type Say, wordsOf } from '../../platform/words.ts'
import { airportOfOrder } from '../../world/airport.ts'
import { cityOfPlace } from '../../world/local-names.ts'

interface PartWords {
  /** Where its travellers sit. */
  cabin?: Cabin
  /** What travellers must know before a flight. */
  noticesBefore?(segment: number): ItemNotice[]
  /** Notes on a flight, such as bags. */
  notesOn?(segment: number): string[]
}

/** Returns the flights of a journey for letters and documents. */
export const flightParts = ({ segments }: Slice, say: Say, words: PartWords = {}): ItemPart[] =>
  segments.map((segment, index) => {
    const end = (iata: string, local: string, terminal = ''): PartEnd => {
      const airport = airportOfOrder(iata)?.name ?? iata
      return {
        time: local.slice(11),
        day: formatDate(local, say.tag, 'full'),
        code: iata,
        city: cityOfPlace(iata, say.locale),
        place: terminal ? say('ticket-terminal', { airport, terminal }) : airport,
      }
    }
    const notices = words.noticesBefore?.(index) ?? []
    const shared = wordsOf('flight-shared', say.locale)
    const { operatedBy } = segment
    const part: ItemPart = {
      label: segment.flight,
      operator: segment.airlineName,
      starts: end(segment.from, segment.departure, segment.departureTerminal),
      ends: end(segment.to, segment.arrival, segment.arrivalTerminal),
      facts: [
        ...(words.cabin ? [shared(`cabin-${words.cabin}`)] : []),
        formatDuration(segment.minutes, say.tag),
        segment.aircraftName,
        ...(operatedBy ? [shared('operated-by', { airline: operatedBy })] : []),
      ],
      notes: words.notesOn?.(index) ?? [],
    }
    return notices.length > 0 ? { ...part, notices } : part
  })
