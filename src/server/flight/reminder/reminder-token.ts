import { createHash, randomBytes } from 'node:crypto'

/** Returns the token of a mail's links: 256 random bits, base64url, 43 characters. */
export const newReminderToken = (): string => randomBytes(32).toString('base64url')

/** Returns how a token is kept: it is random throughout, so that a plain digest of it can't be guessed backwards. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
