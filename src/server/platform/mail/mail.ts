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
  /** Whether it's one of many to many people: others are sent first, and it's deleted sooner. */
  isBulk?: boolean
  attachments?: { filename: string; contentType: string; content: Buffer }[]
}

/**
 * A mail as written by modules: the outbox generates both bodies from its blocks, in the frame that all mails share.
 */
export interface MailDraft extends Omit<Mail, 'text' | 'html'> {
  language: string
  blocks: readonly MailBlock[]
}

/** A mail with its id, as passed to the transport. */
export interface StoredMail extends Required<Mail> {
  id: string
  createdAt: Date
}
