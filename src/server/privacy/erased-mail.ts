import type { MailDraft } from '../platform/mail/mail.ts'
import { wordsOf } from '../platform/words.ts'

/** What the keys of these mails begin with. */
export const erasedWord = 'erased'

/** Returns the mail that confirms an erasure; `isLeft` if orders that aren't over are erased later. */
export function erasedMail({
  id,
  email,
  language,
  isLeft,
}: {
  id: string
  email: string
  language: string
  isLeft: boolean
}): MailDraft {
  return {
    key: `${erasedWord}:${id}`,
    to: email,
    language,
    says(inLanguage) {
      const say = wordsOf('privacy-mail', inLanguage)
      return {
        subject: say('subject'),
        blocks: [
          { kind: 'heading', text: say('subject') },
          { kind: 'text', text: say('text') },
          ...(isLeft ? [{ kind: 'text' as const, text: say('left') }] : []),
          { kind: 'note', text: say('kept') },
        ],
      }
    },
  }
}
