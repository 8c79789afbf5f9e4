import { z } from 'zod'
import { defaultLocale } from '../../default-locale.ts'

/** The parts of mails whose words are translated apart. */
export const mailParts = ['text', 'voucher'] as const
export type MailPartName = (typeof mailParts)[number]

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

/** Returns the language of a mail's text, without what is booked. */
export const textLanguage = ({ language, own }: MailLanguage): string =>
  own.includes('text') ? language : defaultLocale
