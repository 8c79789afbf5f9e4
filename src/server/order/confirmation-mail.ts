import { escapeHtml } from '../platform/escape-html.ts'
import { formatMoney } from '../platform/format-money.ts'
import type { Say } from '../platform/words.ts'
import { bagLines } from './bags-of.ts'
import { codesOfAll, namesOf } from './codes-of.ts'
import { flightLines } from './flight-lines.ts'
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
  const issued = order.items.filter(({ state }) => state === 'issued')
  const flights = issued.flatMap((item) => [
    ...flightLines(item.offer.slice, { say, dates }),
    ...bagLines(order, item, say),
  ])
  const codes = codesOfAll(issued)
    .map((use) =>
      say('confirmation-code', { code: use.code, airlines: namesOf(use, say.language) }),
    )
    .join(', ')
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
