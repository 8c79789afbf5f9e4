import { z } from 'zod'
import { verificationTimingSchema } from '../../../contract/member/member.ts'
import { socialProviderSchema } from '../../../contract/member/social.ts'
import type { SiteCookies } from '../../session/visitor/site-cookies.ts'

const cookie = 'auth_flow'
/** Seconds; a little longer than the verifications in it live. */
const lifetime = 20 * 60

const timing = verificationTimingSchema.optional().catch(undefined)
const flowSchema = z.object({
  /** Of the code that was sent last. */
  timing,
  /** What a social provider vouched for, while the visitor confirms or proves it. */
  sso: z.object({ provider: socialProviderSchema, verification: z.string() }).optional(),
  /** What a checked code allows: to set up an account, or to set a new password. */
  verification: z
    .object({ use: z.enum(['signup', 'reset']), email: z.string(), value: z.string() })
    .optional(),
  /** A social account that waits for its code to be bound. */
  bind: z.object({ provider: socialProviderSchema, request: z.string(), timing }).optional(),
})
export type Flow = z.infer<typeof flowSchema>

/**
 * Returns what one step of signing up or in stores for the next. It's in a cookie that scripts can't read, because
 * verifications are as good as passwords while they're valid, and URLs get shared.
 */
export function readFlow(cookies: SiteCookies): Flow {
  try {
    return flowSchema.parse(JSON.parse(cookies.read(cookie) ?? '{}'))
  } catch {
    return {}
  }
}

export function changeFlow(
  cookies: SiteCookies,
  change: { [Key in keyof Flow]: Flow[Key] | undefined },
): void {
  cookies.write(cookie, JSON.stringify({ ...readFlow(cookies), ...change }), { maxAge: lifetime })
}

export const clearFlow = (cookies: SiteCookies): void => cookies.remove(cookie)
