import { z } from 'zod'
import { longestTicketText } from './ticket-terms.ts'

/** A text that support inserts into its answers. */
export const savedReplySchema = z.strictObject({
  id: z.string().regex(/^[\w-]{1,40}$/),
  /** What staff choose it by. */
  title: z.string().trim().min(1).max(80),
  text: z.string().trim().min(1).max(longestTicketText),
  isOn: z.boolean(),
})
export type SavedReply = z.infer<typeof savedReplySchema>
