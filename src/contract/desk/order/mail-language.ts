import { z } from 'zod'
import { mailParts } from './mail-parts.ts'

/** Where a mail's words came from. A part that is translated partly is in both lists. */
export const mailLanguageSchema = z.object({
  /** The reader's language. */
  language: z.string(),
  /** Parts in the reader's language. */
  own: z.array(z.enum(mailParts)),
  /** Parts in English, because there's no translation. */
  english: z.array(z.enum(mailParts)),
})
export type MailLanguage = z.infer<typeof mailLanguageSchema>
