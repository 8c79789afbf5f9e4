import { defaultLocale } from '../../../contract/default-locale.ts'
import type { MailLanguage } from '../../../contract/desk/order/mail-language.ts'
import {
  type MailPartName,
  mailParts,
  textLanguage,
} from '../../../contract/desk/order/mail-parts.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { useLanguageName } from '../language-name.ts'

/** Returns how the desk says which language a mail is in, in short for lists and in sentences beside its text. */
export function useMailLanguage() {
  const t = useT()
  const format = useFormat()
  const nameOf = useLanguageName()

  /** Returns the names of parts that are in `list`; `other` has those that are partly in another language. */
  function partsIn(list: readonly MailPartName[], other: readonly MailPartName[]): string {
    const parts = mailParts.filter((part) => list.includes(part))
    return format.list(
      parts.map((part) =>
        t(other.includes(part) ? `desk-order.mail-some-${part}` : `desk-order.mail-part-${part}`),
      ),
    )
  }

  return {
    short(written: MailLanguage | null): string {
      if (!written) return t('desk-order.mail-in-unknown')
      const { language, own, english } = written
      if (own.length === 0) return t('desk-order.mail-in-english', { language: nameOf(language) })
      if (english.length === 0) return nameOf(language)
      return t('desk-order.mail-in-both', { language: nameOf(language) })
    },
    /** Says also where the order's language is another one than the text's. */
    sentences(written: MailLanguage | null, orderLanguage: string): string[] {
      if (!written) return [t('desk-order.mail-written-unknown')]
      const { own, english } = written
      const language = nameOf(written.language)
      const differs = textLanguage(written) !== orderLanguage
      const order = differs
        ? [t('desk-order.mail-order-language', { language: nameOf(orderLanguage) })]
        : []
      if (written.language === defaultLocale || english.length === 0) {
        return [t('desk-order.mail-written', { language }), ...order]
      }
      if (own.length === 0) return [t('desk-order.mail-written-english', { language }), ...order]
      return [
        t('desk-order.mail-written-own', { language, parts: partsIn(own, english) }),
        t('desk-order.mail-written-rest', { language, parts: partsIn(english, own) }),
        ...order,
      ]
    },
  }
}
