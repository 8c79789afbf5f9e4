import { z } from 'zod'
import { CatalogueError } from '../../../contract/errors.ts'
import { asPersonName } from '../../../contract/member/person-name.ts'
import type { SocialProvider } from '../../../contract/member/social.ts'
import type { Vouched } from './social-provider.ts'

/** Runs a step at a provider; any error there becomes SOCIAL_FAILED, with the cause kept for the log. */
export async function vouching<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (cause) {
    throw cause instanceof CatalogueError ? cause : new CatalogueError('SOCIAL_FAILED', { cause })
  }
}

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  name: z.string().optional(),
})

/** Converts OpenID's standard claims (OpenID Connect Core 5.1). */
export function vouchedBy(provider: SocialProvider, claims: unknown): Vouched {
  const { sub, email = '', email_verified, name = '' } = claimsSchema.parse(claims)
  return {
    provider,
    subject: sub,
    email: email.trim().toLowerCase(),
    emailVerified: email !== '' && (email_verified === true || email_verified === 'true'),
    name: asPersonName(name),
  }
}
