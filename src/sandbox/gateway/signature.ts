import { createHmac, timingSafeEqual } from 'node:crypto'
import { CatalogueError } from '../../contract/errors.ts'
import { minutes } from '../../server/platform/duration.ts'

export const signatureHeader = 'sandbox-signature'

/** Limits replay of recorded notices. */
const tolerance = minutes(5)

/** Returns `t=<seconds>,v1=<hex>`, an HMAC-SHA256 of the time, a dot and the body. */
export function signNotice(secret: string, body: string, now: number): string {
  const time = Math.floor(now / 1000)
  return `t=${time},v1=${digest(secret, time, body)}`
}

/** Throws WEBHOOK_SIGNATURE_INVALID if the header doesn't match the body or its time is outside the tolerance. */
export function checkNotice(secret: string, body: string, header: string, now: number): void {
  const [, time, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (!time || !given) throw new CatalogueError('WEBHOOK_SIGNATURE_INVALID')
  const right = Buffer.from(digest(secret, Number(time), body), 'hex')
  const same = timingSafeEqual(right, Buffer.from(given, 'hex'))
  const fresh = Math.abs(now - Number(time) * 1000) <= tolerance
  if (!same || !fresh) throw new CatalogueError('WEBHOOK_SIGNATURE_INVALID')
}

const digest = (secret: string, time: number, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
