import type { Slice } from '../../contract/flight/offer.ts'
import { money } from '../../contract/money.ts'
import { formatDate } from '../../contract/words/format.ts'
import { formatMoney } from '../../contract/words/format-money.ts'
import { deadline } from '../order/announcement.ts'
import { bagLinesOn, nameOf } from '../order/bags-of.ts'
import { flightCards } from '../order/flight-cards.ts'
import { type Letter, type Letters, type Line, spoken } from '../order/letters.ts'
import type { WholeOrder } from '../order/order-service.ts'
import { arrivesWithin } from '../payment/arrives-within.ts'
import type { Clock } from '../platform/clock.ts'
import type { Transaction } from '../platform/database/database.ts'
import { wordsOf } from '../platform/words.ts'
import type { NoticeRow } from './notice-store.ts'
import { leadOf, type QuoteRow } from './quote-store.ts'

/** What travellers are written about refunds, changes and what airlines change; each mail once. */
export interface AfterSalesMails {
  /** What was confirmed together has ended: which tickets are cancelled, which aren't, and what money is on its way. */
  cancelled(
    tx: Transaction,
    order: WholeOrder,
    ended: { all: readonly QuoteRow[]; calendar: NonNullable<Letter['attachments']>[number] },
  ): Promise<void>
  /** What was confirmed was not done: the flights are as they were. */
  failed(tx: Transaction, order: WholeOrder, quote: QuoteRow): Promise<void>
  /** The airline changed flights by itself; the calendar file shows them as announced. */
  noticed(
    tx: Transaction,
    order: WholeOrder,
    told: { notice: NoticeRow; calendar: NonNullable<Letter['attachments']>[number] },
  ): Promise<void>
  /** Other flights, or the new times, with new documents. */
  documents(
    tx: Transaction,
    order: WholeOrder,
    made: {
      kind: 'change-done' | 'notice-accepted'
      about: string
      /** The change it tells of. */
      quote: QuoteRow | undefined
      attachments: Letter['attachments']
    },
  ): Promise<void>
}

export function createAfterSalesMails(parts: { letters: Letters; clock: Clock }): AfterSalesMails {
  const { letters, clock } = parts

  const flightsOf = (order: WholeOrder, slice: Slice, title?: string): Line => ({
    kind: 'flights',
    ...(title ? { title: wordsOf('mail', order.language)(title) } : {}),
    flights: flightCards(slice, spoken(order)),
  })
  const write = (
    tx: Transaction,
    order: WholeOrder,
    letter: Omit<Letter, 'key' | 'way'> & { about: string },
  ) => {
    const { about, ...rest } = letter
    return letters.write(tx, order, {
      key: `${letter.kind}:${about}`,
      way: letters.page(order),
      ...rest,
    })
  }

  return {
    cancelled(tx, order, { all, calendar }) {
      const [first] = all
      const inState = (wanted: QuoteRow['state']) => {
        const itemIds = all.filter(({ state }) => state === wanted).flatMap((each) => each.itemIds)
        return order.items
          .filter(({ id }) => itemIds.includes(id))
          .map(({ offer }) => flightsOf(order, offer.slice))
      }
      const amount = all
        .filter(({ state }) => state === 'done')
        .reduce((sum, each) => sum + each.amount, 0)
      const values = {
        order: order.code,
        amount: formatMoney(money(amount, order.currency), spoken(order)),
      }
      const destination = first?.terms.kind === 'refund' ? first.terms.destination : 'card'
      const by = formatDate(
        new Date(clock.now() + arrivesWithin[destination]).toISOString(),
        spoken(order),
        'long',
      )
      const back: Line[] =
        amount > 0
          ? [['cancelled-amount', values], [`refund-to-${destination}`], ['refund-by', { by }]]
          : [['cancelled-nothing']]
      const kept = inState('failed')
      return write(tx, order, {
        kind: 'cancelled',
        about: first ? leadOf(first) : order.id,
        lines: [
          ['cancelled-lead', values],
          ...inState('done'),
          ...back,
          ...(kept.length > 0 ? ([['cancelled-not'], ...kept] as Line[]) : []),
          ['cancelled-calendar'],
        ],
        attachments: [calendar],
      })
    },
    failed(tx, order, { id: about, terms, trxId }) {
      const kind = terms.kind === 'refund' ? 'refund-failed' : 'change-failed'
      return write(tx, order, {
        kind,
        about,
        lines: [
          [`${kind}-lead`, { order: order.code }],
          ...(trxId ? ([['change-failed-money']] as Line[]) : []),
          ['after-sales-again'],
        ],
      })
    },
    noticed(tx, order, { notice, calendar }) {
      const { id: about, before, after, answerBy } = notice
      const by = deadline(answerBy, before.from, wordsOf('mail', order.language))
      return write(tx, order, {
        kind: after ? 'notice' : 'notice-cancelled',
        about,
        lines: [
          [after ? 'notice-lead' : 'notice-cancelled-lead', { order: order.code }],
          flightsOf(order, before, 'notice-before'),
          ...(after
            ? ([flightsOf(order, after, 'notice-after'), ['notice-next', { by }]] as Line[])
            : ([['notice-cancelled-next']] as Line[])),
          ['notice-calendar'],
        ],
        attachments: [calendar],
      })
    },
    documents(tx, order, { kind, about, quote, attachments }) {
      const say = wordsOf('mail', order.language)
      const flights = order.items
        .filter(({ state }) => state === 'issued')
        .map(
          (item): Line => ({
            kind: 'flights',
            flights: flightCards(item.offer.slice, say.tag, (segment) =>
              bagLinesOn(order, item, segment, say),
            ),
          }),
        )
      const lost = (quote?.terms.kind === 'change' ? (quote.terms.bags ?? []) : [])
        .filter(({ isMoved }) => !isMoved)
        .map(
          ({ passenger, kg }): Line => ['change-bag-lost', { kg, name: nameOf(order, passenger) }],
        )
      return write(tx, order, {
        kind,
        about,
        lines: [[`${kind}-lead`, { order: order.code }], ...flights, ...lost, ['documents-next']],
        ...(attachments ? { attachments } : {}),
      })
    },
  }
}
