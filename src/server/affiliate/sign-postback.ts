import { createHmac } from 'node:crypto'

/**
 * Returns the headers that name and sign a post, as Standard Webhooks defines them, for whose libraries partners needn't write any
 * code: HMAC-SHA256 of id, time in seconds and body, joined by dots. The time is the attempt's, the id is the same in all.
 */
export function signPostback(
  secret: string,
  { id, body, now }: { id: string; body: string; now: number },
): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const timestamp = String(Math.floor(now / 1000))
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
    'idempotency-key': id,
  }
}
