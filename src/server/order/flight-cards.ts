import type { Slice } from '../../contract/flight/offer.ts'
import { formatDate } from '../../contract/words/format.ts'
import type { MailFlight } from '../platform/mail/mail-blocks.ts'
import { airportByIata } from '../world/airport.ts'

/** Returns the flights of a journey as mails show them; `notesOn` tells what belongs to each, such as bags. */
export const flightCards = (
  { segments }: Slice,
  tag: string,
  notesOn: (segment: number) => string[] = () => [],
): MailFlight[] =>
  segments.map((segment, index) => {
    const call = (iata: string, local: string) => ({
      code: iata,
      city: airportByIata(iata)?.city ?? iata,
      time: local.slice(11),
      day: formatDate(local, tag, 'full'),
    })
    return {
      flight: `${segment.flight} · ${segment.airlineName}`,
      from: call(segment.from, segment.departure),
      to: call(segment.to, segment.arrival),
      notes: notesOn(index),
    }
  })
