import type { JobDetail } from '../../contract/career/career.ts'
import type { MailDraft } from '../platform/mail/mail.ts'
import { wordsOf } from '../platform/words.ts'

/**
 * Returns the mail that an application has arrived. It contains nothing that the sender wrote, so it can't be used to send
 * texts to strangers.
 */
export function applicationMail(
  job: Pick<JobDetail, 'title' | 'placeName'>,
  language: string,
  { hasCv }: { hasCv: boolean },
): Omit<MailDraft, 'key' | 'to'> {
  const { title, placeName: place } = job
  return {
    language,
    says(inLanguage) {
      const say = wordsOf('career-mail', inLanguage)
      const received = hasCv ? 'received-text' : 'received-without-cv'
      return {
        subject: say('received-subject', { title }),
        blocks: [
          { kind: 'heading', text: say('received-heading') },
          { kind: 'text', text: say(received, { title, place }) },
          { kind: 'text', text: say('received-next') },
          { kind: 'note', text: say('received-kept') },
          { kind: 'note', text: say('received-ignore') },
        ],
      }
    },
  }
}
