import { z } from 'zod'
import { orderErrors, orderParams } from '../checkout/order-calls.ts'
import { endpoint } from '../endpoint.ts'
import { noticeIdSchema } from '../ids.ts'
import { sliceSchema } from './offer.ts'

/** Answers to a schedule change; the allowed transitions are in `server/flight/schedule-change/notice.ts`. */
export const noticeStates = ['open', 'accepting', 'accepted', 'changed', 'refunded'] as const
export type NoticeState = (typeof noticeStates)[number]

/** An entry of the order's inbox: a schedule change by the airline. */
export const noticeSchema = z.object({
  noticeId: noticeIdSchema,
  itemId: z.string(),
  state: z.enum(noticeStates),
  before: sliceSchema,
  /** Null if the airline no longer operates the flights, in which case there's nothing to accept. */
  after: sliceSchema.nullable(),
  /** IANA zone of the departure, in which deadlines are shown. */
  zone: z.string(),
  openedAt: z.iso.datetime(),
  /** When it was opened or last answered. */
  changedAt: z.iso.datetime(),
  answerBy: z.iso.datetime(),
})

export const acceptNotice = endpoint({
  id: 'after-sales.accept-notice',
  method: 'POST',
  path: '/order/:orderCode/notices/:noticeId/accept',
  summary: 'Accept a schedule change',
  description:
    'Accepts the new times that the airline announced. The reissued tickets follow by e-mail. An answered notice returns `NOTICE_ALREADY_ANSWERED`.',
  params: orderParams.extend({ noticeId: noticeIdSchema }),
  body: z.object({}),
  result: noticeSchema,
  auth: 'optional',
  orderAccess: true,
  errors: [...orderErrors, 'NOTICE_NOT_FOUND', 'NOTICE_ALREADY_ANSWERED'],
})
