import { z } from 'zod'
import type { SiteCookies } from '../visitor/site-cookies.ts'

const cookie = 'order_proof'
/** Seconds; twice as long as a proof is valid, so that latecomers are told and needn't enter the address again. */
const lifetime = 60 * 60

const proofSchema = z.object({
  email: z.string(),
  /** The server's proof; the other fields are only for pages. */
  proof: z.string(),
  expiresAt: z.iso.datetime(),
})
/** The proof that this visitor receives an address's mail. */
export type AddressProof = z.infer<typeof proofSchema>

/** Reads the proof from a cookie that scripts can't read, because it opens orders. */
export function readProof(cookies: SiteCookies): AddressProof | undefined {
  try {
    return proofSchema.parse(JSON.parse(cookies.read(cookie) ?? ''))
  } catch {
    return undefined
  }
}

export const keepProof = (cookies: SiteCookies, proof: AddressProof): void =>
  cookies.write(cookie, JSON.stringify(proof), { maxAge: lifetime })

export const forgetProof = (cookies: SiteCookies): void => cookies.remove(cookie)

/**
 * Returns whether this address is already verified: in another tab, or before going back. `now` by the server's clock.
 */
export function isProven(cookies: SiteCookies, email: string, now: number): boolean {
  const known = readProof(cookies)
  return known?.email === email && Date.parse(known.expiresAt) > now
}
