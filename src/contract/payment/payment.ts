import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { extraBagSchema, priceLineSchema } from '../flight/booking.ts'
import { offerSchema, passengerTypeSchema } from '../flight/offer.ts'
import { orderCodeSchema, trxIdSchema } from '../ids.ts'
import { moneySchema } from '../money.ts'
import { orderStatuses, travellerBagsSchema } from '../order/order.ts'

/** States of one payment attempt; the allowed transitions stand in `server/payment/payment-states.ts`. */
export const paymentStates = [
  'created',
  'action_required',
  'authorised',
  'captured',
  'partially_refunded',
  'refunded',
  'declined',
  'expired',
  'cancelled',
  'disputed',
] as const
export type PaymentState = (typeof paymentStates)[number]

export const paymentMethods = ['card', 'bank_transfer'] as const
export const paymentMethodSchema = z.enum(paymentMethods)
export type PaymentMethod = z.infer<typeof paymentMethodSchema>

/**
 * States of a quoted refund or change; the allowed transitions stand in `server/aftersales/quote-states.ts`.
 * - `awaiting_payment`: confirmed, but not paid yet
 * - `in_progress`: confirmed and paid, and being carried out at the supplier
 * - `failed`: not carried out; what was paid for it is refunded
 */
export const quoteStates = [
  'open',
  'superseded',
  'lapsed',
  'awaiting_payment',
  'in_progress',
  'done',
  'failed',
] as const
export type QuoteState = (typeof quoteStates)[number]

/** What is to be paid: an order, or a change of one that is confirmed and costs something. */
export const transactionSchema = z.object({
  trxId: trxIdSchema,
  /** Set where a change is paid for, with how far it has come. */
  change: z.object({ state: z.enum(quoteStates) }).optional(),
  orderCode: orderCodeSchema,
  orderStatus: z.enum(orderStatuses),
  total: moneySchema,
  methods: z.array(paymentMethodSchema),
  /** The newest attempt's state, null before the first. */
  payment: z
    .object({
      state: z.enum(paymentStates),
      method: paymentMethodSchema,
      reason: z.string().optional(),
    })
    .nullable(),
  payUntil: z.iso.datetime().nullable(),
  seatsHeldUntil: z.iso.datetime().nullable(),
  priceHeldUntil: z.iso.datetime().nullable(),
})
export type Transaction = z.infer<typeof transactionSchema>

/** What the money is for, so that nobody pays for something other than what they read. */
export const purchaseSchema = z.object({
  /** In the order of travel. Where a change is paid for: the new flights only. */
  offers: z.array(offerSchema).min(1),
  /** The flights that a change replaces. */
  replaces: offerSchema.optional(),
  /** Names as they are printed on the tickets. */
  travellers: z.array(
    z.object({
      type: passengerTypeSchema,
      title: z.string(),
      givenName: z.string(),
      surname: z.string(),
    }),
  ),
  /** Extra bags on these flights; `passenger` is an index into `travellers`. */
  bags: z.array(extraBagSchema),
  /** For each of `offers`, what each traveller may take: included in the fare, and bought on top. */
  allowances: z.array(z.array(travellerBagsSchema)),
  /** Add up to the transaction's total. */
  lines: z.array(priceLineSchema),
})
export type Purchase = z.infer<typeof purchaseSchema>

export const payableTransactionSchema = transactionSchema.extend({ purchase: purchaseSchema })
export type PayableTransaction = z.infer<typeof payableTransactionSchema>

const trxParams = z.object({ trxId: trxIdSchema })

export const getTransaction = endpoint({
  id: 'payment.get',
  method: 'GET',
  path: '/pay/:trxId',
  summary: 'Get a payable',
  description:
    'Returns the amount to be paid, what it is for, the payment methods and deadlines, and the state of the latest payment.',
  params: trxParams,
  result: payableTransactionSchema,
  auth: 'optional',
  orderAccess: true,
  errors: ['TRX_NOT_FOUND', 'TRX_MEMBER_NOT_FOUND'],
})

export const startPayment = endpoint({
  id: 'payment.start',
  method: 'POST',
  path: '/pay/:trxId/start',
  summary: 'Start a payment',
  description:
    'Starts a payment and returns the gateway’s page to send the traveller to. The gateway sends them back to `returnPath`.',
  params: trxParams,
  body: z.object({
    method: paymentMethodSchema,
    returnPath: z
      .string()
      .regex(/^\/[a-z-]{2,5}\/[^\s\\]*$/)
      .max(300),
  }),
  result: z.object({ redirect: z.url() }),
  status: 201,
  auth: 'optional',
  orderAccess: true,
  idempotent: true,
  errors: [
    'VALIDATION',
    'TRX_NOT_FOUND',
    'TRX_MEMBER_NOT_FOUND',
    'PAYMENT_METHOD_UNKNOWN',
    'PAYMENT_EXPIRED',
    'ALREADY_PAID',
    'UNAVAILABLE',
  ],
})

export const settlePayment = endpoint({
  id: 'payment.settle',
  method: 'POST',
  path: '/pay/:trxId/settle',
  summary: 'Check a payment',
  description:
    'Asks the gateway for the state of the latest payment and acts on it. Idempotent: call it as often as you like.',
  params: trxParams,
  body: z.object({}),
  result: transactionSchema,
  auth: 'optional',
  orderAccess: true,
  errors: ['TRX_NOT_FOUND', 'TRX_MEMBER_NOT_FOUND', 'UNAVAILABLE'],
})

export const gatewayWebhook = endpoint({
  id: 'payment.webhook',
  method: 'POST',
  path: '/webhooks/:gateway',
  summary: 'Receive a gateway webhook',
  description:
    'Receives a gateway’s signed webhook. The signature is verified against the raw body; a wrong one returns `WEBHOOK_SIGNATURE_INVALID`.',
  params: z.object({ gateway: z.string() }),
  result: z.object({ received: z.literal(true) }),
  csrf: false,
  errors: ['WEBHOOK_SIGNATURE_INVALID', 'NOT_FOUND'],
})
