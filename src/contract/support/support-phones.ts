import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** A phone that somebody answers, each day between two times of the office's clock. */
export const supportPhoneSchema = z.object({
  /** Two letters; null is for callers of every country. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  phone: z.string().regex(/^\+\d[\d ]{5,20}$/),
  from: timeSchema,
  to: timeSchema,
  /** The office's time zone. */
  zone: z.string().max(60).refine(isZone),
})
export type SupportPhone = z.infer<typeof supportPhoneSchema>

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** S7.30 */
export const getSupportPhones = endpoint({
  id: 'support.phones',
  method: 'GET',
  path: '/support-phones',
  summary: 'List support’s phone numbers',
  description:
    'Returns the phones for callers from a country, its own first, or all of them. Empty if support has no phone.',
  query: z.object({
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
  }),
  result: z.object({ phones: z.array(supportPhoneSchema) }),
  errors: ['VALIDATION'],
})
