import { z } from 'zod'
import { refundQuoteSchema } from '../../aftersales/after-sales.ts'
import { momentSchema } from '../../bounded.ts'
import { orderParams } from '../../checkout/order-calls.ts'
import { endpoint } from '../../endpoint.ts'
import { quoteIdSchema } from '../../ids.ts'
import { whySchema } from './desk-entry.ts'

/** The result of acts after which the order is read again. */
export const doneSchema = z.object({ done: z.literal(true) })

const because = z.object({ why: whySchema })
const ofReservation = orderParams.extend({ reservationId: z.uuid() })

export const noteOnOrder = endpoint({
  id: 'desk.note',
  method: 'POST',
  path: '/desk/orders/:orderCode/notes',
  summary: 'Write a note about an order',
  description: 'Adds a note to the log of the order. Travellers don’t see it.',
  params: orderParams,
  body: z.object({ text: z.string().trim().min(1).max(4000) }),
  result: doneSchema,
  status: 201,
  auth: 'staff',
  act: 'order.note',
  idempotent: true,
  errors: ['TRX_NOT_FOUND'],
})

export const dealWithOrder = endpoint({
  id: 'desk.deal-with',
  method: 'POST',
  path: '/desk/orders/:orderCode/dealt-with',
  summary: 'Say that what failed is dealt with',
  description:
    'Records who dealt with what failed of an order, or what its property cancelled, and what they did: it leaves the queues. What fails later, or after `seenUntil`, is in them again.',
  params: orderParams,
  body: because.extend({
    /** When the newest failure came that the caller has read; by default, now. */
    seenUntil: momentSchema.optional(),
  }),
  result: doneSchema,
  status: 201,
  auth: 'staff',
  act: 'order.deal-with',
  idempotent: true,
  errors: ['TRX_NOT_FOUND'],
})

export const resendMail = endpoint({
  id: 'desk.resend-mail',
  method: 'POST',
  path: '/desk/orders/:orderCode/mails/:mailId/resend',
  summary: 'Send a mail about an order again',
  description:
    'Sends the mail with the same attachments once more, to the order’s address as it is now.',
  params: orderParams.extend({ mailId: z.uuid() }),
  body: because,
  result: doneSchema,
  auth: 'staff',
  act: 'order.resend',
  idempotent: true,
  errors: ['TRX_NOT_FOUND', 'MAIL_NOT_FOUND', 'MAIL_ERASED'],
})

export const resendDocuments = endpoint({
  id: 'desk.resend-documents',
  method: 'POST',
  path: '/desk/orders/:orderCode/documents/resend',
  summary: 'Send the confirmation again',
  description:
    'Sends the confirmation as the order is now, with its tickets and vouchers and the calendar file. Returns `ORDER_NOT_TICKETED` before anything is confirmed.',
  params: orderParams,
  body: because,
  result: doneSchema,
  auth: 'staff',
  act: 'order.resend',
  idempotent: true,
  errors: ['TRX_NOT_FOUND', 'ORDER_NOT_TICKETED', 'MAIL_ERASED'],
})

export const reissueDocuments = endpoint({
  id: 'desk.reissue-documents',
  method: 'POST',
  path: '/desk/orders/:orderCode/reservations/:reservationId/reissue',
  summary: 'Issue the documents of a reservation again',
  description:
    'Asks the supplier for the tickets or the voucher of a confirmed reservation, stores them and sends the confirmation again. Returns `INVALID_STATE` if it isn’t confirmed, here or at the supplier.',
  params: ofReservation,
  body: because,
  result: doneSchema,
  auth: 'staff',
  act: 'order.reissue',
  idempotent: true,
  errors: ['TRX_NOT_FOUND', 'INVALID_STATE', 'SUPPLIER_UNAVAILABLE'],
})

export const lookUpReservation = endpoint({
  id: 'desk.look-up-reservation',
  method: 'POST',
  path: '/desk/orders/:orderCode/reservations/:reservationId/look-up',
  summary: 'Look a reservation up at its supplier',
  description:
    'Starts a job that asks the supplier for the state of a reservation, and goes on with what it says. Only while it’s being reserved or confirmed, or unknown; else it returns `INVALID_STATE`.',
  params: ofReservation,
  body: because,
  result: doneSchema,
  auth: 'staff',
  act: 'order.look-up',
  idempotent: true,
  errors: ['TRX_NOT_FOUND', 'INVALID_STATE'],
})

export const releaseHold = endpoint({
  id: 'desk.release',
  method: 'POST',
  path: '/desk/orders/:orderCode/release',
  summary: 'Release an unpaid order',
  description:
    'Releases everything that is held for an order that isn’t paid, ends its payment, and tells the traveller by mail. Money that arrives later is refunded. Returns `INVALID_STATE` once something was paid, and while a supplier hasn’t answered.',
  params: orderParams,
  body: because,
  result: doneSchema,
  auth: 'staff',
  act: 'order.release',
  idempotent: true,
  errors: ['TRX_NOT_FOUND', 'INVALID_STATE', 'UNAVAILABLE'],
})

export const quoteRefundForTraveller = endpoint({
  id: 'desk.quote-refund',
  method: 'POST',
  path: '/desk/orders/:orderCode/refund-quotes',
  summary: 'Quote a refund for a traveller',
  description:
    'Quotes the refund for cancelling whole reservations, like `after-sales.quote-refund`: it replaces earlier open quotes, the traveller’s too.',
  params: orderParams,
  body: z.object({ itemIds: z.array(z.string().max(64)).min(1).max(6) }),
  result: refundQuoteSchema,
  status: 201,
  auth: 'staff',
  act: 'order.refund',
  errors: [
    'VALIDATION',
    'TRX_NOT_FOUND',
    'NOT_REFUNDABLE',
    'PAYMENT_DISPUTED',
    'QUOTE_EXPIRED',
    'SUPPLIER_UNAVAILABLE',
    'RATE_LIMITED',
  ],
})

export const confirmRefundForTraveller = endpoint({
  id: 'desk.confirm-refund',
  method: 'POST',
  path: '/desk/orders/:orderCode/quotes/:quoteId/confirm',
  summary: 'Confirm a refund for a traveller',
  description:
    'Confirms the newest quote of a refund on the traveller’s behalf: the cancellation starts at once, and the traveller is told by mail as if they had confirmed it.',
  params: orderParams.extend({ quoteId: quoteIdSchema }),
  body: because,
  result: doneSchema,
  auth: 'staff',
  act: 'order.refund',
  fresh: true,
  idempotent: true,
  errors: [
    'TRX_NOT_FOUND',
    'QUOTE_NOT_FOUND',
    'QUOTE_EXPIRED',
    'QUOTE_SUPERSEDED',
    'PAYMENT_DISPUTED',
    'INVALID_STATE',
  ],
})
