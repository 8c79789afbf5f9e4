/** A mail to be sent. `key` says what it is about (`e-ticket:<order>`): one key, one mail. */
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

/** A mail with its id, as it is handed to what sends it. */
export interface StoredMail extends Required<Mail> {
  id: string
  createdAt: Date
}
