import { type Money, money } from '../../contract/money.ts'
import type { PaymentMethod } from '../../contract/payment.ts'
import type { Transaction } from '../platform/database/database.ts'
import { days } from '../platform/duration.ts'
import { formatMoney } from '../platform/format-money.ts'
import type { Outbox } from '../platform/mail/outbox.ts'
import { type Say, wordsOf } from '../platform/words.ts'
import { calendarDays } from './day-words.ts'
import { link, mailHtml, paragraph } from './mail-html.ts'
import type { WholeOrder } from './order-store.ts'
import { searchAgain } from './search-again.ts'

/** What travellers are written beside their confirmation; each mail once, with what it tells of. */
export interface OrderMails {
  /** The time to pay ran out: the seats went back and nothing was charged. */
  holdExpired(tx: Transaction, order: WholeOrder): Promise<void>
  /** No ticket of a paid order could be made, and its money is on its way back. */
  failed(tx: Transaction, order: WholeOrder): Promise<void>
  /** Money has left for where it came from. `ofOrder`: false for a payment that was not needed. */
  refunded(tx: Transaction, order: WholeOrder, refund: RefundMade): Promise<void>
}

interface RefundMade {
  id: string
  amount: Money
  method: PaymentMethod
  ofOrder: boolean
  at: Date
}

/** Ten working days for cards, five for transfers: what banks take at the longest. */
const arrivesWithin = { card: days(14), bank_transfer: days(7) }

export function createOrderMails(parts: { outbox: Outbox; origin: string }): OrderMails {
  const { outbox, origin } = parts
  const again = (order: WholeOrder) => ({
    address: searchAgain(order, origin),
    words: 'search-again',
  })
  const page = (order: WholeOrder) => ({
    address: `${origin}/${order.language}/order/${order.code}`,
    words: 'confirmation-link',
  })

  async function write(
    tx: Transaction,
    order: WholeOrder,
    mail: { key: string; kind: string; way: { address: string; words: string }; lines: Line[] },
  ): Promise<void> {
    const say = wordsOf('mail', order.language)
    const lines = [
      say('confirmation-greeting', { name: order.contact.givenName }),
      ...mail.lines.map(([key, values]) => say(key, values)),
    ]
    const { address, words } = mail.way
    await outbox.write(tx, {
      key: mail.key,
      to: order.contact.email,
      subject: say(`${mail.kind}-subject`, { order: order.code }),
      text: [...lines, `${say(words)}: ${address}`].join('\n\n'),
      html: mailHtml(say.language, [...lines.map(paragraph), link(address, say(words))]),
    })
  }

  return {
    holdExpired: (tx, order) =>
      write(tx, order, {
        ...{ key: `hold-expired:${order.id}`, kind: 'hold-expired', way: again(order) },
        lines: [['hold-expired-lead', { order: order.code }], ['hold-expired-late']],
      }),
    failed(tx, order) {
      const amount = formatMoney(money(order.paid, order.currency), spoken(order))
      return write(tx, order, {
        ...{ key: `failed:${order.id}`, kind: 'failed', way: again(order) },
        lines: [
          ['failed-lead', { order: order.code }],
          ['failed-refund', { amount }],
        ],
      })
    },
    refunded(tx, order, { id, amount, method, ofOrder, at }) {
      const values = { order: order.code, amount: formatMoney(amount, spoken(order)) }
      const by = calendarDays(spoken(order)).format(at.getTime() + arrivesWithin[method])
      return write(tx, order, {
        ...{ key: `refund:${id}`, kind: 'refund', way: page(order) },
        lines: [
          [ofOrder ? 'refund-lead' : 'refund-second', values],
          [`refund-to-${method}`],
          ['refund-by', { by }],
        ],
      })
    },
  }
}

const spoken = ({ language }: WholeOrder): string => wordsOf('mail', language).language

type Line = [key: string, values?: Parameters<Say>[1]]
