import { createHmac, timingSafeEqual } from 'node:crypto'

/** The length of a time step of authenticator apps, in milliseconds. */
const step = 30_000

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns bytes in Base32 without padding (RFC 4648), the form in which authenticator apps take secrets. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((each) => alphabet.indexOf(each).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}

/** Returns the six digits of a time step: HOTP (RFC 4226) of its number, as TOTP has it (RFC 6238). */
function codeOf(secret: string, counter: number): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const digest = createHmac('sha1', fromBase32(secret)).update(message).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Returns the code of this moment, in milliseconds since 1970. */
export const codeAt = (secret: string, now: number): string =>
  codeOf(secret, Math.floor(now / step))

/**
 * Returns the number of the time step whose code this is: the current one, or one before or after it, because clocks
 * differ. Undefined if it's none of them. A step that was accepted must not be accepted again (RFC 6238, 5.2).
 */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const current = Math.floor(now / step)
  const given = Buffer.from(code)
  return [current - 1, current, current + 1].find((each) => {
    const right = Buffer.from(codeOf(secret, each))
    return right.length === given.length && timingSafeEqual(right, given)
  })
}

/** Returns the address with which authenticator apps take a secret. */
export function otpAddress(secret: string, email: string): string {
  const query = new URLSearchParams({ secret, issuer: 'Sojourn' })
  return `otpauth://totp/Sojourn:${encodeURIComponent(email)}?${query}`
}
