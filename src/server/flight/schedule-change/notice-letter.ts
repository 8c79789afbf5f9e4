import type { Slice } from '../../../contract/flight/offer.ts'
import type { Attachment } from '../../documents/document-service.ts'
import type { Letters, Line } from '../../letters/letters.ts'
import type { WholeOrder } from '../../order/whole-order.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { wordsOf } from '../../platform/words.ts'
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
  const say = wordsOf('mail', order.language)
  const flights = (slice: Slice, title: string): Line => ({
    kind: 'parts',
    title: say(title),
    parts: flightParts(slice, say),
  })
  const by = deadline(answerBy, before.from, say)
  const kind = after ? 'notice' : 'notice-cancelled'
  const how = isDisputed ? '-disputed' : isRefundedAnyway ? '-automatic' : ''
  const next: Line = [`${kind}-next${how}`, { by }]
  return letters.write(tx, order, {
    key: `${kind}:${id}`,
    kind,
    way: letters.page(order),
    lines: [
      [`${kind}-lead`, { order: order.code }],
      flights(before, 'notice-before'),
      ...(after ? [flights(after, 'notice-after')] : []),
      next,
      ['notice-calendar'],
    ],
    attachments: [calendar],
  })
}
