import { z } from 'zod'
import { moneySchema } from '../money.ts'
import { boards, payTimes } from './hotel-terms.ts'

export const rateIdSchema = z.string().min(1).max(200).brand<'RateId'>()
export type RateId = z.infer<typeof rateIdSchema>

/**
 * The three sums of a stay, all rooms and nights together. They are never mixed: `total` is what is compared, and
 * includes every mandatory fee and tax.
 */
export const stayPriceSchema = z.object({
  /** Charged by us, in the visitor's currency. Zero if everything is paid at the property. */
  now: moneySchema,
  /** Paid at the property in its own currency, with an estimate in the visitor's; absent if nothing is. */
  atProperty: z.object({ amount: moneySchema, estimate: moneySchema }).optional(),
  /** `now` and the estimate together, in the visitor's currency. */
  total: moneySchema,
})
export type StayPrice = z.infer<typeof stayPriceSchema>

/** A mandatory fee or tax, already included in the price. */
export const stayFeeSchema = z.object({
  /** `city_tax`, `resort_fee`, `service_charge`, `vat`, `cleaning`; pages have a text for each. */
  kind: z.enum(['vat', 'service_charge', 'city_tax', 'resort_fee', 'cleaning']),
  /** The visitor's currency if due now, the property's if due there. */
  amount: moneySchema,
  due: z.enum(['now', 'at_property']),
})
export type StayFee = z.infer<typeof stayFeeSchema>

/** Before `instant`, a cancellation refunds this much of what was paid. After the last step, nothing. */
export const refundStepSchema = z.object({ instant: z.iso.datetime(), refund: moneySchema })
export type RefundStep = z.infer<typeof refundStepSchema>

/** What a list shows of a rate. */
export const rateSummarySchema = z.object({
  rateId: rateIdSchema,
  supplier: z.string(),
  roomName: z.string(),
  board: z.enum(boards),
  pay: z.enum(payTimes),
  price: stayPriceSchema,
  /** The average of one room's night, of the total. */
  perNight: moneySchema,
  /** The last instant at which cancelling is free; absent if it never is. */
  freeUntil: z.iso.datetime().optional(),
  /** Only set if few are left; absent also if the supplier doesn't say. */
  roomsLeft: z.int().optional(),
})
export type RateSummary = z.infer<typeof rateSummarySchema>

/** A room type under conditions, for all rooms of the stay. An immutable snapshot with its own expiry. */
export const rateSchema = rateSummarySchema.extend({
  supplierName: z.string(),
  roomId: z.string(),
  fees: z.array(stayFeeSchema),
  /** Each room's share of `now` and of what is due at the property, in the order of the stay's rooms. */
  rooms: z.array(
    z.object({
      now: moneySchema,
      atProperty: moneySchema.optional(),
      /** Set where a change left rooms of several types, and this room's isn't the rate's. */
      roomName: z.string().optional(),
    }),
  ),
  /** Earliest first; empty if the rate is non-refundable. */
  refundUntil: z.array(refundStepSchema),
  /** For `at_property`: whether a saved card guarantees the stay. */
  guarantee: z.enum(['none', 'card']),
  /**
   * What we charge to that card if the stay is cancelled from `freeUntil` on, or if nobody arrives: in the property's
   * currency, with an estimate in the visitor's. Missing in older orders, whose properties ask for a card on arrival.
   */
  guaranteeCharge: z.object({ amount: moneySchema, estimate: moneySchema }).optional(),
  expiresAt: z.iso.datetime(),
})
export type Rate = z.infer<typeof rateSchema>
