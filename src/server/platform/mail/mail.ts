import type { MailBlock } from './mail-blocks.ts'

/** A mail to be sent, with its bodies. `key` says what it is about (`e-ticket:<order>`): one key, one mail. */
export interface Mail {
  key: string
  to: string
  subject: string
  text: string
  html: string
  /** Header fields beside the usual ones, such as `List-Unsubscribe`. */
  headers?: Record<string, string>
  attachments?: { filename: string; contentType: string; content: Buffer }[]
}

/** A mail as it is written: the outbox makes both bodies of its blocks, in the frame that all mails share. */
export interface MailDraft extends Omit<Mail, 'text' | 'html'> {
  language: string
  blocks: readonly MailBlock[]
}

/** A mail with its id, as it is handed to what sends it. */
export interface StoredMail extends Required<Mail> {
  id: string
  createdAt: Date
}
