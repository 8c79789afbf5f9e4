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
  const say = wordsOf('career-mail', language)
  const { title, placeName: place } = job
  return {
    subject: say('received-subject', { title }),
    language: say.language,
    blocks: [
      { kind: 'heading', text: say('received-heading') },
      {
        kind: 'text',
        text: say(hasCv ? 'received-text' : 'received-without-cv', { title, place }),
      },
      { kind: 'text', text: say('received-next') },
      { kind: 'note', text: say('received-kept') },
      { kind: 'note', text: say('received-ignore') },
    ],
  }
}
