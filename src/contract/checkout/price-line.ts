import { z } from 'zod'
import { moneySchema } from '../money.ts'
import { passengerTypes } from './passenger-types.ts'

/** A part of an amount. The lines due now add up to what is charged. */
export const priceLineSchema = z.object({
  /**
   * `change` and `fee`: the price difference of a change, and the supplier's fee for it. `charge`: what a guarantee is
   * charged, only shown when it's paid. `promo`: what a promo code takes off, below zero; its label is the code.
   */
  kind: z.enum(['base', 'taxes', 'bag', 'fee', 'change', 'charge', 'promo']),
  /** The product's own label, if the kind isn't specific enough. */
  label: z.string().optional(),
  passengerType: z.enum(passengerTypes).optional(),
  /** The weight of each bag; missing in older orders. */
  kg: z.int().optional(),
  count: z.int(),
  amount: moneySchema,
  /** `on_site`: paid at the property or destination, in the amount's own currency. */
  due: z.enum(['now', 'on_site']),
})
export type PriceLine = z.infer<typeof priceLineSchema>
