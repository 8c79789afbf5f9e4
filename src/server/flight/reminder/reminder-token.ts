import { createHash, randomBytes } from 'node:crypto'

/** Returns the token of a mail's links: 256 random bits, base64url, 43 characters. */
export const newReminderToken = (): string => randomBytes(32).toString('base64url')

/** Returns the stored form of a token. Tokens are random, so an unkeyed digest can't be reversed by guessing. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
