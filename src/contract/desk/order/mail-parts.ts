import { defaultLocale } from '../../default-locale.ts'

// Apart from the schema, so that browsers get none.

/** The parts of mails whose words are translated apart. */
export const mailParts = ['text', 'voucher'] as const
export type MailPartName = (typeof mailParts)[number]

/** Returns the language of a mail's text, without what is booked. */
export const textLanguage = ({
  language,
  own,
}: {
  language: string
  own: readonly MailPartName[]
}): string => (own.includes('text') ? language : defaultLocale)
