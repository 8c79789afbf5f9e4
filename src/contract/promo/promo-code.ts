import { z } from 'zod'
import { momentSchema } from '../bounded.ts'
import { promoProducts } from './promo-terms.ts'

const minor = z.int().min(1).max(1_000_000_000_000)
const moment = momentSchema.nullable()
const limit = z.int().min(1).max(10_000_000).nullable()

/** Rules of several properties are checked even if another property is wrong, so that a form shows everything at once. */
const isRead = ({ value }: { value: unknown }): boolean =>
  typeof value === 'object' && value !== null

/** A promo code as it's stored and shown: in capitals. */
export const promoTextSchema = z.string().regex(/^[A-Z0-9][A-Z0-9-]{2,29}$/)

/** A promo code with its rules. An empty list of countries or currencies means all. */
export const promoCodeSchema = z
  .strictObject({
    code: promoTextSchema,
    /** The slug of the campaign that it belongs to. */
    campaign: z
      .string()
      .regex(/^[a-z0-9-]{1,80}$/)
      .nullable(),
    /** In basis points: 1000 is 10 %. Either this or `amount`. */
    percent: z.int().min(1).max(10_000).nullable(),
    /** In minor units of `currency`. */
    amount: minor.nullable(),
    /** The most that a percentage takes off, in minor units of `currency`. */
    cap: minor.nullable(),
    /** The smallest price that it's taken off, in minor units of `currency`. */
    minimum: minor.nullable(),
    /** Of `amount`, `cap` and `minimum`; converted for orders in other currencies. */
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .nullable(),
    product: z.enum(promoProducts),
    /** Where payers are. */
    countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(300),
    /** Of orders. */
    currencies: z.array(z.string().regex(/^[A-Z]{3}$/)).max(300),
    startsAt: moment,
    endsAt: moment,
    /** By how many orders it can be used. Null, without limit, only in codes that weren't saved at the desk. */
    totalUses: limit,
    /** By how many orders with the same e-mail address or of the same member. */
    usesPerPayer: limit,
    isOn: z.boolean(),
  })
  .refine(({ percent, amount }) => percent !== null || amount !== null, {
    path: ['percent'],
    error: 'promo_discount',
    when: isRead,
  })
  .refine(({ percent, amount }) => percent === null || amount === null, {
    path: ['amount'],
    error: 'promo_two_discounts',
    when: isRead,
  })
  .refine(({ percent, cap }) => cap === null || percent !== null, {
    path: ['cap'],
    error: 'promo_cap',
    when: isRead,
  })
  .refine(
    ({ amount, cap, minimum, currency }) =>
      currency !== null || (amount === null && cap === null && minimum === null),
    { path: ['currency'], error: 'promo_currency', when: isRead },
  )
export type PromoCode = z.infer<typeof promoCodeSchema>

/** A promo code without rules: it lacks its name and its discount. */
export const plainPromo: Omit<PromoCode, 'code'> = {
  campaign: null,
  percent: null,
  amount: null,
  cap: null,
  minimum: null,
  currency: null,
  product: 'all',
  countries: [],
  currencies: [],
  startsAt: null,
  endsAt: null,
  totalUses: null,
  usesPerPayer: null,
  isOn: true,
}
