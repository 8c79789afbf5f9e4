import { defaultLocale } from '../../../contract/locales.ts'
import { weekdays } from '../../order/day-words.ts'
import { flightLines } from '../../order/flight-lines.ts'
import { button, link, mailHtml, paragraph } from '../../order/mail-html.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import { formatMoney } from '../../platform/format-money.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { wordsOf } from '../../platform/words.ts'
import { airportByIata } from '../../world/airport.ts'
import type { BookingRow } from '../booking-store.ts'
import { isOffered } from '../booking-view.ts'
import { priceLines, totalOf } from '../price-lines.ts'

interface Parts {
  number: 1 | 2
  token: string
  origin: string
}

/**
 * The mail about a booking that was left. It names nobody: the address was typed and never proven, so it may be
 * a stranger's. Mail programs end the reminders with one click (RFC 8058).
 */
export function reminderMail(
  row: Pick<BookingRow, 'id' | 'offers' | 'draft' | 'request' | 'language'>,
  { number, token, origin }: Parts,
): Omit<Mail, 'key' | 'to'> {
  const language = row.language ?? defaultLocale
  const say = wordsOf('mail', language)
  const site = `${origin}/${language}`
  const way = `${site}/flight/book/${row.id}?acart=${token}`
  const report = `${site}/report-abandoned?id=${token}`
  const [out] = row.offers
  const route = { from: cityOf(out?.offer.slice.from), to: cityOf(out?.offer.slice.to) }
  const flights = row.offers.flatMap(({ offer }) =>
    flightLines(offer.slice, { say, dates: weekdays(say.language) }),
  )
  const { adult, child, infant } = row.request.passengers
  const lead = say('reminder-lead')
  const price = say('reminder-price', {
    amount: formatMoney(totalOfDraft(row), say.language),
    count: adult + child + infant,
  })
  const rest = [say('reminder-device'), say(number === 1 ? 'reminder-once-more' : 'reminder-last')]
  const list = flights.map((flight) => `<li>${escapeHtml(flight)}</li>`).join('')
  return {
    subject: say('reminder-subject', route),
    text: [
      ...[lead, flights.join('\n'), price, `${say('reminder-go-on')}: ${way}`],
      ...[...rest, `${say('reminder-stop')}: ${report}`],
    ].join('\n\n'),
    html: mailHtml(say.language, [
      ...[paragraph(lead), `<ul>${list}</ul>`, paragraph(price)],
      button(way, say('reminder-go-on')),
      ...rest.map(paragraph),
      link(report, say('reminder-stop')),
    ]),
    headers: {
      'List-Unsubscribe': `<${report}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

function totalOfDraft({
  offers,
  draft,
  request,
}: Pick<BookingRow, 'offers' | 'draft' | 'request'>) {
  const bags = draft.bags.filter((bag) => isOffered(offers, bag))
  return totalOf(priceLines(offers, bags), request.currency)
}

const cityOf = (iata = ''): string => airportByIata(iata)?.city ?? iata
