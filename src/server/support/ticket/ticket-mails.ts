import type { MailDraft } from '../../platform/mail/mail.ts'
import { type Say, wordsOf } from '../../platform/words.ts'

type Draft = Omit<MailDraft, 'key' | 'to'>

interface Told {
  number: string
  language: string
  /** The address of the conversation. */
  link: string
}

/**
 * Returns the mail that a message has arrived. It contains nothing that the sender wrote, so it can't be used to send texts
 * to strangers.
 */
export function receivedMail({
  number,
  language,
  link,
  hours,
  withoutFiles,
}: Told & { hours: number; withoutFiles: boolean }): Draft {
  return {
    language,
    says(inLanguage) {
      const say = wordsOf('ticket-mail', inLanguage)
      return {
        subject: say('received-subject', { number }),
        blocks: [
          { kind: 'heading', text: say('received-heading') },
          ...(withoutFiles ? [{ kind: 'text' as const, text: say('received-without-files') }] : []),
          { kind: 'text', text: say('received-text', { hours }) },
          { kind: 'boxes', boxes: [{ label: say('number'), value: number }] },
          { kind: 'button', address: link, words: say('open') },
          { kind: 'note', text: say('received-ignore') },
        ],
      }
    },
  }
}

/** Returns the words around an answer of ours, for a reader of a language. */
export const answerWords = (language: string): Say => wordsOf('ticket-mail', language)

/** Returns the mail with an answer of ours. */
export function answerMail({
  number,
  language,
  link,
  text,
  files,
  isSolved,
}: Told & { text: string; files: readonly string[]; isSolved: boolean }): Draft {
  const names = files.join(', ')
  return {
    language,
    says(inLanguage) {
      const say = answerWords(inLanguage)
      return {
        subject: say('answer-subject', { number }),
        blocks: [
          { kind: 'heading', text: say('answer-heading') },
          ...paragraphs(text),
          ...(names ? [{ kind: 'note' as const, text: say('answer-files', { names }) }] : []),
          { kind: 'button', address: link, words: say('reply') },
          { kind: 'note', text: say(isSolved ? 'answer-solved' : 'answer-reply') },
        ],
      }
    },
  }
}

/** Returns the mail to support’s own address about a message of a customer’s. */
export function deskMail(told: {
  number: string
  link: string
  name: string
  email: string
  text: string
  files: readonly string[]
  isFirst: boolean
  withoutFiles: boolean
}): Draft {
  const { number, link, name, email, text, files, isFirst, withoutFiles } = told
  const names = files.join(', ')
  return {
    language: 'en',
    says(language) {
      const say = wordsOf('ticket-mail', language)
      return {
        subject: say(isFirst ? 'desk-new-subject' : 'desk-reply-subject', { number }),
        blocks: [
          { kind: 'heading', text: say('desk-heading', { name, email }) },
          ...paragraphs(text),
          ...(names ? [{ kind: 'note' as const, text: say('answer-files', { names }) }] : []),
          ...(withoutFiles ? [{ kind: 'note' as const, text: say('desk-without-files') }] : []),
          { kind: 'button', address: link, words: say('desk-open') },
        ],
      }
    },
  }
}

const paragraphs = (text: string) =>
  text
    .split(/\n+/)
    .filter((line) => line.trim())
    .map((line) => ({ kind: 'text' as const, text: line }))
