import { type Money, money } from '../../contract/money.ts'
import type { PaymentMethod } from '../../contract/payment/payment.ts'
import { formatDate } from '../../contract/words/format.ts'
import { formatMoney } from '../../contract/words/format-money.ts'
import type { Transaction } from '../platform/database/database.ts'
import { type Letters, spoken } from './letters.ts'
import type { WholeOrder } from './order-store.ts'
import { searchAgain } from './search-again.ts'

/** What travellers are written beside their confirmation; each mail once, with what it tells of. */
export interface OrderMails {
  /**
   * The time to pay ran out: the seats were released and nothing was charged. An address that nobody has proven to read may
   * be a stranger's, and gets one such mail a day however many orders name it.
   */
  holdExpired(
    tx: Transaction,
    order: WholeOrder,
    address: { proven: boolean; at: Date },
  ): Promise<void>
  /** No ticket of a paid order could be made, and its money is on its way back. */
  failed(tx: Transaction, order: WholeOrder): Promise<void>
  /** Money has left for where it came from. */
  refunded(tx: Transaction, order: WholeOrder, refund: RefundMade): Promise<void>
}

interface RefundMade {
  id: string
  amount: Money
  method: PaymentMethod
  /** A payment that came a second time, or one for a change that was not made, is none of the order's. */
  why: 'order' | 'second' | 'change'
  /** By when it reaches the traveller, at the latest. */
  arrivesBy: Date
}

const leads = { order: 'refund-lead', second: 'refund-second', change: 'refund-change' }

export function createOrderMails(parts: { letters: Letters; origin: string }): OrderMails {
  const { letters, origin } = parts
  const { write, page } = letters
  const again = (order: WholeOrder) => ({
    address: searchAgain(order, origin),
    words: 'search-again',
  })

  return {
    holdExpired: (tx, order, { proven, at }) =>
      write(tx, order, {
        key: `hold-expired:${proven ? order.id : `${order.email} ${at.toISOString().slice(0, 10)}`}`,
        kind: 'hold-expired',
        way: again(order),
        lines: [['hold-expired-lead', { order: order.code }], ['hold-expired-late']],
      }),
    failed(tx, order) {
      const amount = formatMoney(money(order.paid, order.currency), spoken(order))
      return write(tx, order, {
        key: `failed:${order.id}`,
        kind: 'failed',
        way: again(order),
        lines: [
          ['failed-lead', { order: order.code }],
          ['failed-refund', { amount }],
        ],
      })
    },
    refunded(tx, order, { id, amount, method, why, arrivesBy }) {
      const values = { order: order.code, amount: formatMoney(amount, spoken(order)) }
      const by = formatDate(arrivesBy.toISOString(), spoken(order), 'long')
      return write(tx, order, {
        key: `refund:${id}`,
        kind: 'refund',
        way: page(order),
        lines: [[leads[why], values], [`refund-to-${method}`], ['refund-by', { by }]],
      })
    },
  }
}
