import type { MailDraft } from '../platform/mail/mail.ts'
import { wordsOf } from '../platform/words.ts'
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
  const say = wordsOf('newsletter-mail', language)
  const link = (page: 'confirm' | 'choose-language' | 'unsubscribe') =>
    newsletterLink({ origin, language, uuid }, page)
  if (state === 'confirmed') {
    return {
      subject: say('already-subject'),
      language,
      blocks: [
        { kind: 'heading', text: say('already-subject') },
        { kind: 'text', text: say('already-text') },
        { kind: 'link', address: link('choose-language'), words: say('change-language') },
        { kind: 'link', address: link('unsubscribe'), words: say('unsubscribe') },
      ],
    }
  }
  return {
    subject: say('confirm-subject'),
    language,
    blocks: [
      { kind: 'heading', text: say('confirm-subject') },
      { kind: 'text', text: say('confirm-text') },
      { kind: 'button', address: link('confirm'), words: say('confirm-button') },
      { kind: 'note', text: say('confirm-ignore') },
    ],
  }
}
