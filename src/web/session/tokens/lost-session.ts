import type { Problem } from '../../../contract/envelope.ts'

const lost: ReadonlySet<string> = new Set([
  'UNAUTHENTICATED',
  'TOKEN_MISSING',
  'REFRESH_TOKEN_EXPIRED',
  'REFRESH_TOKEN_INVALID',
  'SESSION_EXPIRED',
])

/**
 * Returns whether a call failed because nobody is signed in any more (S6.10, S8.7–S8.11), rather than because of its
 * input.
 */
export const isSessionLost = ({ error }: Problem): boolean => lost.has(error)

/** Returns whether new tokens may help, because the token was once valid. */
export const hasExpired = ({ error, details }: Problem): boolean =>
  error === 'SESSION_EXPIRED' && (details as { reason?: unknown } | undefined)?.reason === 'expired'
