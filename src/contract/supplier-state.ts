import { z } from 'zod'

/** How far one supplier is with a search, and how much it found. */
export const supplierStateSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['asked', 'answered', 'failed', 'timed_out']),
  results: z.int(),
})
export type SupplierState = z.infer<typeof supplierStateSchema>
