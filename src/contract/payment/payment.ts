import { z } from 'zod'
import { orderErrors } from '../checkout/order-calls.ts'
import { priceLineSchema } from '../checkout/price-line.ts'
import { quoteStates } from '../checkout/quote.ts'
import { endpoint } from '../endpoint.ts'
import { orderCodeSchema, trxIdSchema } from '../ids.ts'
import { moneySchema } from '../money.ts'
import { purchasedItemDetails } from '../order/item-details.ts'
import { orderStatuses, travellerSchema } from '../order/order.ts'

/** States of one payment attempt; the allowed transitions are in `server/payment/payment-states.ts`. */
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

/** In how many days a refund arrives at the latest: ten working days for cards, five for bank transfers. */
export const refundDays: Readonly<Record<PaymentMethod, number>> = { card: 14, bank_transfer: 7 }

/** A payable with a deadline: for an order, or for a change of a confirmed one. */
export const payableStandingSchema = z.object({
  trxId: trxIdSchema,
  /** Set if it pays for a change, with the change's state. */
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
  reservedUntil: z.iso.datetime().nullable(),
  priceUntil: z.iso.datetime().nullable(),
})
export type PayableStanding = z.infer<typeof payableStandingSchema>

/** What is being paid for, so that nobody pays for something other than what they saw. */
export const purchasedItemSchema = z.object({
  product: z.string(),
  title: z.string(),
  /** Names as they are printed on tickets and vouchers. */
  travellers: z.array(
    travellerSchema.pick({ type: true, title: true, givenName: true, surname: true }),
  ),
  /** Lines due now add up, over all items, to the payable's total. */
  lines: z.array(priceLineSchema),
  ...purchasedItemDetails,
})
export type PurchasedItem = z.infer<typeof purchasedItemSchema>

export const payableSchema = payableStandingSchema.extend({
  /** In the order of travel. For a change, only what is new. */
  items: z.array(purchasedItemSchema).min(1),
})
export type Payable = z.infer<typeof payableSchema>

const trxParams = z.object({ trxId: trxIdSchema })

export const getPayable = endpoint({
  id: 'payment.get',
  method: 'GET',
  path: '/pay/:trxId',
  summary: 'Get a payable',
  description:
    'Returns the amount to be paid, what it is for, the payment methods and deadlines, and the state of the latest payment.',
  params: trxParams,
  result: payableSchema,
  auth: 'optional',
  orderAccess: true,
  errors: [...orderErrors],
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
    ...orderErrors,
    'PAYMENT_METHOD_UNKNOWN',
    'PAYMENT_EXPIRED',
    'ALREADY_PAID',
    'NOTHING_TO_PAY',
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
  result: payableStandingSchema,
  auth: 'optional',
  orderAccess: true,
  errors: [...orderErrors, 'UNAVAILABLE'],
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
