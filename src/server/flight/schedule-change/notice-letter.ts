import type { Slice } from '../../../contract/flight/offer.ts'
import type { Attachment } from '../../documents/document-service.ts'
import type { Letters, Line } from '../../letters/letters.ts'
import type { WholeOrder } from '../../order/whole-order.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { type Say, wordsOf } from '../../platform/words.ts'
import { deadline } from '../order-item/announcement.ts'
import { flightParts } from '../order-item/flight-parts.ts'

/** An airline's schedule change. */
interface Notice {
  id: string
  before: Slice
  /** Null when the airline no longer operates the flights. */
  after: Slice | null
  answerBy: Date
  calendar: Attachment
  /** Whether the payment is disputed, so that no refund is offered. */
  isDisputed: boolean
  /** Whether it's refunded without an answer, too. */
  isRefundedAnyway: boolean
}

/** Sends the mail about a schedule change, once per notice. Its calendar file shows the flights as announced. */
export function writeNotice(
  letters: Letters,
  tx: Transaction,
  order: WholeOrder,
  { id, before, after, answerBy, calendar, isDisputed, isRefundedAnyway }: Notice,
): Promise<void> {
  const flights = (slice: Slice, title: string, say: Say): Line => ({
    kind: 'parts',
    title: say(title),
    parts: flightParts(slice, say),
  })
  const kind = after ? 'notice' : 'notice-cancelled'
  const how = isDisputed ? '-disputed' : isRefundedAnyway ? '-automatic' : ''
  return letters.write(tx, order, {
    key: `${kind}:${id}`,
    kind,
    way: letters.page(order),
    lines({ language }) {
      const say = wordsOf('mail', language)
      return [
        [`${kind}-lead`, { order: order.code }],
        flights(before, 'notice-before', say),
        ...(after ? [flights(after, 'notice-after', say)] : []),
        [`${kind}-next${how}`, { by: deadline(answerBy, before.from, say) }],
        ['notice-calendar'],
      ]
    },
    attachments: [calendar],
  })
}
