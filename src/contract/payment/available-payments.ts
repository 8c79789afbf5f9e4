import { z } from 'zod'
import { countryByCode, currencies } from '../countries.ts'
import { endpoint } from '../endpoint.ts'
import { paymentMethodSchema } from './payment.ts'

/** S7.27 */
export const listAvailablePayments = endpoint({
  id: 'payment.available',
  method: 'GET',
  path: '/contents/available-payments',
  summary: 'List payment methods',
  description:
    'Returns the payment methods for a currency, or for the currency of a country, and in how many days a refund by each arrives at the latest.',
  query: z
    .object({
      currency: z
        .string()
        .max(3, 'unknown_currency')
        .refine((code) => currencies.includes(code), { error: 'unknown_currency' })
        .optional(),
      country: z
        .string()
        .max(2, 'unknown_country')
        .refine((code) => countryByCode(code) !== undefined, { error: 'unknown_country' })
        .optional(),
    })
    .refine(({ currency, country }) => currency !== undefined || country !== undefined, {
      path: ['currency'],
      error: 'required',
    }),
  result: z.object({
    currency: z.string().length(3),
    methods: z.array(z.object({ method: paymentMethodSchema, refundDays: z.int().positive() })),
  }),
  errors: ['VALIDATION'],
})
