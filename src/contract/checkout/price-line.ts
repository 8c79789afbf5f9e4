import { z } from 'zod'
import { moneySchema } from '../money.ts'
import { passengerTypes } from './passenger-types.ts'

/** What an amount is made of. The lines that are due now add up to what is charged. */
export const priceLineSchema = z.object({
  /** `change` and `fee`: what a change cost more than what was first bought, and the supplier's fee for it. */
  kind: z.enum(['base', 'taxes', 'bag', 'fee', 'change']),
  /** In the product's own words, where its kind doesn't say enough. */
  label: z.string().optional(),
  passengerType: z.enum(passengerTypes).optional(),
  /** Of each bag; lines of older orders don't tell it. */
  kg: z.int().optional(),
  count: z.int(),
  amount: moneySchema,
  /** `on_site`: paid at the property or destination, in that amount's own currency. */
  due: z.enum(['now', 'on_site']),
})
export type PriceLine = z.infer<typeof priceLineSchema>
