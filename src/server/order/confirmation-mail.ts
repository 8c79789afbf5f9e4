import type { Segment } from '../../contract/offer.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { formatMoney } from '../platform/format-money.ts'
import type { Say } from '../platform/words.ts'
import { airportByIata } from '../world/airport.ts'
import { link, mailHtml, paragraph } from './mail-html.ts'
import type { WholeOrder } from './order-store.ts'

interface Parts {
  say: Say
  dates: Intl.DateTimeFormat
  origin: string
}

/** Subject and both bodies of the mail that carries the e-ticket. */
export function confirmationMail(
  order: WholeOrder,
  { say, dates, origin }: Parts,
): { subject: string; text: string; html: string } {
  const address = `${origin}/${order.language}/order/${order.code}`
  const dayOf = (local: string) => dates.format(new Date(`${local}:00Z`))
  const issued = order.items.filter(({ state }) => state === 'issued')
  const flights = issued.flatMap(({ offer }) =>
    offer.slice.segments.map((segment) =>
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
    ),
  )
  const codes = [...new Set(issued.map(({ bookingCode }) => bookingCode))].join(', ')
  const paragraphs = [
    say('confirmation-greeting', { name: order.contact.givenName }),
    say(issued.length < order.items.length ? 'confirmation-partly' : 'confirmation-lead'),
    say('confirmation-codes', { order: order.code, codes }),
    say('confirmation-total', {
      amount: formatMoney({ amount: order.total, currency: order.currency }, say.language),
    }),
    say('confirmation-next'),
  ]
  const [first = '', second = '', ...rest] = paragraphs
  const list = flights.map((flight) => `<li>${escapeHtml(flight)}</li>`).join('')
  const html = [
    ...[first, second].map(paragraph),
    `<ul>${list}</ul>`,
    ...rest.map(paragraph),
    link(address, say('confirmation-link')),
  ]
  return {
    subject: say('confirmation-subject', { order: order.code }),
    text: [first, second, flights.join('\n'), ...rest, address].join('\n\n'),
    html: mailHtml(say.language, html),
  }
}

const isSameDay = ({ departure, arrival }: Segment): boolean =>
  departure.slice(0, 10) === arrival.slice(0, 10)

const cityOf = (iata: string): string => airportByIata(iata)?.city ?? iata
