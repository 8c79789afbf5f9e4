import { z } from 'zod'
import type { SiteCookies } from '../visitor/site-cookies.ts'

const cookie = 'order_proof'
/** Seconds; twice as long as a proof lives, so that who comes too late is told so and need not type the address again. */
const lifetime = 60 * 60

const proofSchema = z.object({
  email: z.string(),
  /** The server's word; what stands beside it is for the pages' own use. */
  proof: z.string(),
  expiresAt: z.iso.datetime(),
})
/** That this browser's visitor reads the mail of an address. */
export type AddressProof = z.infer<typeof proofSchema>

/** It stands in a cookie that scripts never see, for it opens orders. */
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

/** Whether this address is proven already: from another tab, or before going back. `now` by the server's clock. */
export function isProven(cookies: SiteCookies, email: string, now: number): boolean {
  const known = readProof(cookies)
  return known?.email === email && Date.parse(known.expiresAt) > now
}
