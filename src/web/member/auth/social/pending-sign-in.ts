import { z } from 'zod'
import { socialProviderSchema } from '../../../../contract/member/social.ts'
import type { SiteCookies } from '../../../session/visitor/site-cookies.ts'

const cookie = 'auth_social'
/** Seconds in which somebody who was sent to a provider comes back. */
const lifetime = 15 * 60

const pendingSchema = z.object({
  provider: socialProviderSchema,
  state: z.string().length(10),
  nonce: z.string().length(10),
  verifier: z.string(),
  /** Signing in, or adding a way of signing in. */
  intent: z.enum(['login', 'bind']),
  popup: z.boolean(),
  locale: z.string(),
})
export type PendingSignIn = z.infer<typeof pendingSchema>

/** Remembers that somebody was sent to a provider (S4.14). */
export function keepPending(cookies: SiteCookies, pending: PendingSignIn): void {
  cookies.write(cookie, JSON.stringify(pending), { maxAge: lifetime })
}

/** What is remembered for a state; spent by asking. Nothing when the state is not known (S4.16). */
export function takePending(cookies: SiteCookies, state: string | null): PendingSignIn | undefined {
  const parsed = pendingSchema.safeParse(parse(cookies.read(cookie)))
  if (!parsed.success || parsed.data.state !== state) return undefined
  cookies.remove(cookie)
  return parsed.data
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
