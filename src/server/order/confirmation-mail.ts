import { formatMoney } from '../../contract/words/format-money.ts'
import type { MailBlock } from '../platform/mail/mail-blocks.ts'
import type { Say } from '../platform/words.ts'
import { bagLinesOn, nameOf } from './bags-of.ts'
import { codesOfAll, namesOf, ticketLines } from './codes-of.ts'
import { flightCards } from './flight-cards.ts'
import { greeting } from './letters.ts'
import type { WholeOrder } from './order-store.ts'

/** Returns what the mail says that carries the e-ticket; `page` is the address of the order. */
export function confirmationMail(order: WholeOrder, say: Say, page: string): MailBlock[] {
  const issued = order.items.filter(({ state }) => state === 'issued')
  const isWhole = issued.length === order.items.length
  return [
    {
      kind: 'heading',
      text: say(isWhole ? 'confirmation-heading' : 'confirmation-heading-partly'),
    },
    greeting(order, say),
    { kind: 'text', text: say(isWhole ? 'confirmation-lead' : 'confirmation-partly') },
    { kind: 'boxes', boxes: codeBoxes(order, say) },
    ...issued.map(
      (item): MailBlock => ({
        kind: 'flights',
        flights: flightCards(item.offer.slice, say.tag, (segment) =>
          bagLinesOn(order, item, segment, say),
        ),
      }),
    ),
    { kind: 'button', address: page, words: say('order-link') },
    { kind: 'table', title: say('travellers'), rows: ticketRows(order, issued) },
    receipt(order, say),
    { kind: 'note', text: say('confirmation-next') },
  ]
}

/** The airlines' references first: they are what check-in asks for. */
function codeBoxes(order: WholeOrder, say: Say) {
  const issued = order.items.filter(({ state }) => state === 'issued')
  return [
    ...codesOfAll(issued).map((use) => ({
      label: say('booking-reference'),
      value: use.code,
      note: namesOf(use, say.tag),
    })),
    { label: say('order-number'), value: order.code },
  ]
}

const ticketRows = (order: WholeOrder, issued: WholeOrder['items']): [string, string][] =>
  order.passengers.map((_, index) => [nameOf(order, index), ticketLines(issued, index).join('\n')])

/** What was paid, one row for each kind of line; the rows add up to the total. */
function receipt({ lines, total, currency }: WholeOrder, say: Say): MailBlock {
  const price = (amount: number) => formatMoney({ amount, currency }, say.tag)
  const kinds = Map.groupBy(lines, ({ kind }) => kind)
  return {
    kind: 'table',
    title: say('receipt'),
    rows: [...kinds].map(([kind, group]) => [
      say(`receipt-${kind}`),
      price(group.reduce((sum, { amount }) => sum + amount.amount, 0)),
    ]),
    total: say('confirmation-total', { amount: price(total) }),
  }
}
