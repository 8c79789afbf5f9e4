import { z } from 'zod'
import { type ErrorCode, errorCatalogue } from '../errors.ts'
import { bookIdSchema } from '../ids.ts'

/** `details` of CART_REFUSED: what is wrong with which draft, and the details of that error. */
export const cartRefusalsSchema = z.object({
  items: z.array(
    z.object({
      bookId: bookIdSchema,
      error: z.enum(Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]),
      details: z.unknown().optional(),
    }),
  ),
})
export type CartRefusals = z.infer<typeof cartRefusalsSchema>
