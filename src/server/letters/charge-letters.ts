import { formatDate } from '../../contract/words/format.ts'
import { formatMoney } from '../../contract/words/format-money.ts'
import { describeItems } from '../documents/described-items.ts'
import type { ProductOf } from '../order/product.ts'
import type { WholeOrder } from '../order/whole-order.ts'
import type { ChargeLetters, ChargeMade } from '../payment/guarantee/charge-keeper.ts'
import type { MailBlock } from '../platform/mail/mail-blocks.ts'
import { wordsOf } from '../platform/words.ts'
import { notBooked } from './letter-blocks.ts'
import { type Letters, type Line, spoken } from './letters.ts'

/** Creates the mails about charges to a card that guaranteed something. */
export function createChargeLetters(parts: {
  letters: Letters
  productOf: ProductOf
}): ChargeLetters {
  const { letters, productOf } = parts

  const valuesOf = (order: WholeOrder, { amount, card }: ChargeMade) => ({
    order: order.code,
    card,
    amount: formatMoney(amount, spoken(order)),
  })

  /** Returns what had been guaranteed. */
  const guaranteed = ({ language }: WholeOrder, { items }: ChargeMade): Line[] =>
    describeItems(items, productOf, wordsOf('mail', language)).map(({ description }) =>
      notBooked(description),
    )

  /** Returns what was paid, when and with which card. */
  function receipt(order: WholeOrder, charge: Parameters<ChargeLetters['charged']>[2]): MailBlock {
    const say = wordsOf('mail', order.language)
    const card = charge.isPaidOtherwise
      ? say('charge-other-card')
      : say('charge-card', { card: charge.card })
    return {
      kind: 'table',
      title: say('receipt'),
      rows: [
        [say('charge-date'), formatDate(charge.at.toISOString(), say.tag, 'long')],
        [say('charge-paid-with'), card],
      ],
      total: say('confirmation-total', { amount: formatMoney(charge.amount, say.tag) }),
    }
  }

  return {
    charged: (tx, order, charge) =>
      letters.write(tx, order, {
        key: `charge:${charge.trxId}`,
        kind: 'charge',
        way: letters.page(order),
        lines: (read) => [
          [`charge-${charge.why}`, valuesOf(read, charge)],
          ...guaranteed(read, charge),
          receipt(read, charge),
          [charge.isPaidOtherwise ? 'charge-receipt-otherwise' : 'charge-receipt'],
        ],
      }),
    declined: (tx, order, charge) =>
      letters.write(tx, order, {
        key: `charge-declined:${charge.trxId}`,
        kind: 'charge-declined',
        way: letters.page(order),
        lines: (read) => [
          [`charge-declined-${charge.why}`, valuesOf(read, charge)],
          ...guaranteed(read, charge),
          [
            'charge-declined-next',
            { by: formatDate(charge.until.toISOString(), spoken(read), 'long') },
          ],
        ],
      }),
  }
}
