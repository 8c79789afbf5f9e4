import type { RouterContextProvider } from 'react-router'
import { cookiesContext, memberContext, platformContext } from '../session/contexts.ts'
import { isProven, readProof } from '../session/sign-in/address-proof.ts'

/** Returns the signed-in member, or whoever has proven an address just now; undefined for others. */
export async function knownPerson(
  context: Readonly<RouterContextProvider>,
): Promise<{ email: string; proof?: string } | undefined> {
  const member = await context.get(memberContext)()
  if (member) return { email: member.email }
  const cookies = context.get(cookiesContext)
  const proven = readProof(cookies)
  const now = Date.now() + context.get(platformContext).clockAhead
  if (!proven || !isProven(cookies, proven.email, now)) return undefined
  return { email: proven.email, proof: proven.proof }
}
