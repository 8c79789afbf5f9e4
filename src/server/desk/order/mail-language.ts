import type { MailLanguage } from '../../../contract/desk/order/mail-language.ts'
import { type MailPartName, mailParts } from '../../../contract/desk/order/mail-parts.ts'
import type { Mail } from '../../platform/mail/mail.ts'

/** Returns where a mail's words came from; null for mails from before that was kept. */
export const mailLanguage = ({
  language,
  words,
}: Pick<Mail, 'language' | 'words'>): MailLanguage | null =>
  language && words ? { language, own: partsOf(words.own), english: partsOf(words.english) } : null

/** Vouchers have a namespace of their own, which is translated first. All other words are the mail's text. */
const partOf = (namespace: string): MailPartName => (namespace === 'voucher' ? 'voucher' : 'text')

const partsOf = (namespaces: readonly string[]): MailPartName[] =>
  mailParts.filter((part) => namespaces.some((each) => partOf(each) === part))
