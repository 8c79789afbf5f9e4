import type { WordsUsed } from '../words.ts'
import type { MailBlock } from './mail-blocks.ts'

/** A mail to send, with its bodies. `key` says what it's about (`e-ticket:<order>`): one mail per key. */
export interface Mail {
  key: string
  to: string
  subject: string
  text: string
  html: string
  /** Additional header fields, such as `List-Unsubscribe`. */
  headers?: Record<string, string>
  /** The language of its reader; null for mails that are older than this column. */
  language: string | null
  /** Where its words came from; null for mails that are older than this column. */
  words: WordsUsed | null
  /** The same mail in English, which is never sent; null if it was sent in English, and for mails to many. */
  english: EnglishVersion | null
  /** Whether it's one of many to many people: others are sent first, and it's deleted sooner. */
  isBulk?: boolean
  attachments?: { filename: string; contentType: string; content: Buffer }[]
}

/** What a mail says in English, as text. */
export interface EnglishVersion {
  subject: string
  text: string
}

/** What a mail says in one language. */
export interface MailWords {
  subject: string
  blocks: readonly MailBlock[]
}

/**
 * A mail as written by modules: the outbox generates both bodies from its blocks, in the frame that all mails share.
 */
export interface MailDraft
  extends Omit<Mail, 'subject' | 'text' | 'html' | 'language' | 'words' | 'english'> {
  /** The language of its reader. */
  language: string
  /**
   * Returns what it says in a language, from facts that were read before. Called for the reader's language and for English,
   * which staff can read whatever the reader's language is.
   */
  says(language: string): MailWords
}

/** A mail with its id, as passed to the transport. */
export interface StoredMail extends Required<Mail> {
  id: string
  createdAt: Date
}
