import { z } from 'zod'

/** The contact as typed so far: nothing is required of a draft. */
export const contactDetailsSchema = z.object({
  givenName: z.string().max(120).default(''),
  surname: z.string().max(120).default(''),
  email: z.string().max(254).default(''),
  /** The country of the dialling code. */
  phoneCountry: z.string().max(2).default(''),
  phone: z.string().max(40).default(''),
})
export type ContactDetails = z.infer<typeof contactDetailsSchema>
