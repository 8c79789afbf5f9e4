import { z } from 'zod'
import { contactDetailsSchema } from '../checkout/contact.ts'
import { orderErrors } from '../checkout/order-calls.ts'
import { priceLineSchema } from '../checkout/price-line.ts'
import { quoteStates } from '../checkout/quote.ts'
import { termsVersionSchema } from '../content/terms.ts'
import { endpoint } from '../endpoint.ts'
import { orderCodeSchema, trxIdSchema } from '../ids.ts'
import { verificationTimingSchema } from '../member/member.ts'
import { moneySchema } from '../money.ts'
import { purchasedItemDetails } from '../order/item-details.ts'
import { orderStatuses, travellerSchema } from '../order/order.ts'
import { promoErrors } from '../promo/promo-terms.ts'

/**
 * States of one payment attempt; the allowed transitions are in `server/payment/payment-states.ts`. `saved`: the card was
 * saved as a guarantee, and nothing was charged.
 */
export const paymentStates = [
  'created',
  'action_required',
  'authorised',
  'captured',
  'saved',
  'partially_refunded',
  'refunded',
  'declined',
  'expired',
  'cancelled',
  'disputed',
] as const
export type PaymentState = (typeof paymentStates)[number]

/**
 * States of a refund; the allowed transitions are in `server/payment/refund-states.ts`. `withheld`: it isn't sent to the
 * gateway, because staff will pay it by bank transfer. `paid_out`: they have. `charged_back`: the payer's bank had already
 * returned the money in a dispute.
 */
export const refundStates = ['requested', 'withheld', 'done', 'paid_out', 'charged_back'] as const
export type RefundState = (typeof refundStates)[number]

/** Why an amount can't be refunded of what was paid. */
export const refundRefusals = ['ALREADY_REFUNDED', 'REFUND_TOO_LARGE', 'PAYMENT_DISPUTED'] as const
export type RefundRefusal = (typeof refundRefusals)[number]

export const paymentMethods = ['card', 'bank_transfer'] as const
export const paymentMethodSchema = z.enum(paymentMethods)
export type PaymentMethod = z.infer<typeof paymentMethodSchema>

/** In how many days a refund arrives at the latest: ten working days for cards, five for bank transfers. */
export const refundDays: Readonly<Record<PaymentMethod, number>> = { card: 14, bank_transfer: 7 }

/** Why a card that guaranteed a booking is charged. */
export const chargeReasons = ['late_cancellation', 'no_show'] as const
export type ChargeReason = (typeof chargeReasons)[number]

/**
 * What happens to money for something that can't be paid any more: `refunding` if it came and is refunded. It may still come by
 * bank transfer, and then buys the same at the same price, or is refunded (`to_book`), or is refunded in any case (`to_refund`).
 */
export const lateMoney = ['refunding', 'to_book', 'to_refund'] as const
export type LateMoney = (typeof lateMoney)[number]

/** A payable with a deadline: for an order, for a change of a confirmed one, or for a charge to its guarantee. */
export const payableStandingSchema = z.object({
  trxId: trxIdSchema,
  /** Set if it pays for a change, with the change's state. */
  change: z.object({ state: z.enum(quoteStates) }).optional(),
  /** Set if it's what the card that guaranteed a booking is charged; it can be paid in another way while it's open. */
  charge: z
    .object({
      why: z.enum(chargeReasons),
      state: z.enum(['open', 'paid', 'expired', 'withdrawn']),
    })
    .optional(),
  orderCode: orderCodeSchema,
  orderStatus: z.enum(orderStatuses),
  total: moneySchema,
  /** Set if a supplier has changed its price since: the total that was agreed to before. */
  oldTotal: moneySchema.optional(),
  /** Set with `oldTotal` if what is paid on site has changed: the sums that were agreed to before, by currency. */
  oldOnSite: z.array(moneySchema).optional(),
  methods: z.array(paymentMethodSchema),
  /** Set while the payment also saves the card as a guarantee; `total` may be zero then. */
  savesCard: z.literal(true).optional(),
  /**
   * Set with `savesCard`: the currencies in which charges to the guarantee are told, and in which the card would be
   * charged. They differ if the gateway doesn't take the first one: then the estimate is charged.
   */
  laterCharges: z.array(z.object({ quoted: z.string(), charged: z.string() })).optional(),
  /** Set while nothing is to be paid, and the order is confirmed once the code is entered that was mailed to its address. */
  needsCode: z.literal(true).optional(),
  /** Set with `needsCode`: where the code was mailed to, until when it's valid, and when another can be sent. */
  codeTiming: verificationTimingSchema.optional(),
  /** The newest attempt's state, null before the first. */
  payment: z
    .object({
      state: z.enum(paymentStates),
      method: paymentMethodSchema,
      reason: z.string().optional(),
      /** When it came to that state. */
      at: z.iso.datetime(),
    })
    .nullable(),
  /** Set if something couldn't be booked because its supplier asked another price after the payment. */
  isPriceLost: z.literal(true).optional(),
  /** Set if something wasn't booked because its promo code had been used for another order when the money arrived. */
  isPromoLost: z.literal(true).optional(),
  /** Set if it can't be paid any more, and money for it came or may still come. */
  late: z.enum(lateMoney).optional(),
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
  /** Set with `oldTotal`: the same at the prices that were agreed to before. */
  oldItems: z.array(purchasedItemSchema).min(1).optional(),
  /** What could no longer be reserved, so that it left the order before the payment. It isn't part of the total. */
  leftOut: z.array(purchasedItemSchema).min(1).optional(),
  /** Set for an order itself: who its mails go to. */
  contact: contactDetailsSchema.optional(),
  /** The version of the terms and conditions that is in force: whoever pays agrees to it. */
  terms: termsVersionSchema,
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
    'Starts a payment and returns the gateway’s page to send the traveller to. The gateway sends them back to `returnPath`. What a supplier only quoted is quoted again first: `PRICE_CHANGED` means that the total isn’t `accepted`, or what is paid on site isn’t `acceptedOnSite`, with the old and the new total in `details`; `OFFER_GONE` that something was sold out and is no longer part of the order. Get the payable again for what is left: its total is the one to agree to. A promo code is checked again, too: if it can’t be used any more, it’s removed from the order, and the error says why.',
  params: trxParams,
  body: z.object({
    method: paymentMethodSchema,
    returnPath: z
      .string()
      .regex(/^\/[a-z-]{2,5}\/[^\s\\]*$/)
      .max(300),
    /** The total that the payer saw. Another one is refused; without it, no changed price and no reduced order can be paid. */
    accepted: moneySchema.optional(),
    /** The sums on site that the payer saw, by currency; without them, no changed ones can be agreed to. */
    acceptedOnSite: z.array(moneySchema).max(9).optional(),
    /** The version of the terms and conditions that the payer saw and agrees to; the current one by default. */
    terms: termsVersionSchema.optional(),
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
    'PAYMENT_REPLACED',
    'OFFER_GONE',
    'PRICE_CHANGED',
    'UNAVAILABLE',
    ...promoErrors,
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

const returnedPaymentSchema = z.object({
  /**
   * `processing` until the money has arrived and everything is booked; `refunded` if it couldn't be booked; `ended` if it can't
   * be paid any more.
   */
  state: z.enum(['processing', 'paid', 'unpaid', 'refunded', 'ended', ...lateMoney]),
  /** With its first character only: `m•••@example.com`. */
  email: z.string(),
})
export type ReturnedPayment = z.infer<typeof returnedPaymentSchema>

export const settleReturn = endpoint({
  id: 'payment.settle-return',
  method: 'POST',
  path: '/pay/:trxId/return',
  summary: 'Check a payment without access to its order',
  description:
    'Does the same as `payment.settle` for payers whose browser came back from the gateway without its cookies. Returns only how far the payment is, and the masked address that documents are sent to.',
  params: trxParams,
  body: z.object({}),
  result: returnedPaymentSchema,
  errors: ['TRX_NOT_FOUND', 'UNAVAILABLE'],
})

export const gatewayWebhook = endpoint({
  id: 'payment.webhook',
  method: 'POST',
  path: '/webhooks/:gateway',
  summary: 'Receive a gateway webhook',
  description:
    'Receives a gateway’s signed webhook. The signature is verified against the raw body; a wrong one returns `WEBHOOK_SIGNATURE_INVALID`.',
  params: z.object({ gateway: z.string().max(40) }),
  result: z.object({ received: z.literal(true) }),
  csrf: false,
  errors: ['WEBHOOK_SIGNATURE_INVALID', 'NOT_FOUND'],
})
