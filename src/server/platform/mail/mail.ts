/** A mail to be sent. `key` says what it is about (`e-ticket:<order>`): one key, one mail. */
export interface Mail {
  key: string
  to: string
  subject: string
  text: string
  html: string
  attachments?: { filename: string; contentType: string; content: Buffer }[]
}

/** A mail with its id, as it is handed to what sends it. */
export interface StoredMail extends Required<Mail> {
  id: string
  createdAt: Date
}
