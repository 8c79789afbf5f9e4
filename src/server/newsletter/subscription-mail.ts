import type { MailDraft, MailWords } from '../platform/mail/mail.ts'
import { type Say, wordsOf } from '../platform/words.ts'
import { newsletterLink } from './newsletter-link.ts'
import type { Subscriber } from './subscriber-store.ts'

/**
 * Returns the mail after an address was entered: with the link to confirm, or that it's subscribed already. It contains
 * nothing that whoever entered the address has chosen, so it can't be used to send texts to strangers.
 */
export function subscriptionMail(
  { uuid, language, state }: Pick<Subscriber, 'uuid' | 'language' | 'state'>,
  origin: string,
): Omit<MailDraft, 'key' | 'to'> {
  const link = (page: 'confirm' | 'choose-language' | 'unsubscribe') =>
    newsletterLink({ origin, language, uuid }, page)
  const already = (say: Say): MailWords => ({
    subject: say('already-subject'),
    blocks: [
      { kind: 'heading', text: say('already-subject') },
      { kind: 'text', text: say('already-text') },
      { kind: 'link', address: link('choose-language'), words: say('change-language') },
      { kind: 'link', address: link('unsubscribe'), words: say('unsubscribe') },
    ],
  })
  const confirm = (say: Say): MailWords => ({
    subject: say('confirm-subject'),
    blocks: [
      { kind: 'heading', text: say('confirm-subject') },
      { kind: 'text', text: say('confirm-text') },
      { kind: 'button', address: link('confirm'), words: say('confirm-button') },
      { kind: 'note', text: say('confirm-ignore') },
    ],
  })
  const written = state === 'confirmed' ? already : confirm
  return { language, says: (inLanguage) => written(wordsOf('newsletter-mail', inLanguage)) }
}
