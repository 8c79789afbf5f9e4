import { createHmac, timingSafeEqual } from 'node:crypto'
import { minutes } from '../../server/platform/duration.ts'

/** Limits replay of recorded posts. */
const tolerance = minutes(5)

/**
 * Returns what is wrong with a post's signature, as a partner checks it without a library (docs/operating.md); undefined if
 * nothing is.
 */
export function problemOfPost(
  secret: string,
  headers: Headers,
  body: string,
  now: number,
): 'unsigned' | 'forged' | 'old' | undefined {
  const id = headers.get('webhook-id')
  const timestamp = headers.get('webhook-timestamp') ?? ''
  const [, given] = /^v1,([A-Za-z\d+/=]{44})$/.exec(headers.get('webhook-signature') ?? '') ?? []
  if (!id || !given || !/^\d{1,12}$/.test(timestamp)) return 'unsigned'
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const right = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  const sent = Buffer.from(given, 'base64')
  if (sent.length !== right.length || !timingSafeEqual(right, sent)) return 'forged'
  return Math.abs(now - Number(timestamp) * 1000) <= tolerance ? undefined : 'old'
}
