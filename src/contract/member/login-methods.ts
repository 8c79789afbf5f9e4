import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { codeSchema, passwordSchema, verificationTimingSchema } from './member.ts'
import { socialGrant, socialProviderSchema } from './social.ts'

/** How a signed-in member signs in. */
const mine = { auth: 'member' as const }
const shared = ['VALIDATION', 'UNAUTHENTICATED'] as const

export const changePassword = endpoint({
  ...mine,
  id: 'member.password.change',
  method: 'POST',
  path: '/account/password',
  summary: 'Change the password',
  description:
    'Changes the password, or sets the first one after a recent sign-in. Signs out every other device and tells the member by e-mail.',
  body: z.object({ current: passwordSchema.optional(), password: passwordSchema }),
  result: z.object({}),
  errors: [
    ...shared,
    'SIGN_IN_FAILED',
    'PASSWORD_INVALID',
    'REAUTHENTICATION_REQUIRED',
    'RATE_LIMITED',
  ],
})

export const loginMethodSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password'), addedAt: z.iso.datetime() }),
  z.object({ kind: z.literal('email'), email: z.string(), addedAt: z.iso.datetime() }),
  z.object({
    kind: z.literal('social'),
    id: z.string(),
    provider: socialProviderSchema,
    email: z.string(),
    addedAt: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('passkey'),
    id: z.string(),
    label: z.string(),
    addedAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  }),
])
export const listLoginMethods = endpoint({
  ...mine,
  id: 'member.login-method.list',
  method: 'GET',
  path: '/account/login-methods',
  summary: 'List sign-in methods',
  description:
    'Returns the ways this member can sign in: e-mail code, password, social accounts and passkeys.',
  result: z.array(loginMethodSchema),
  errors: ['UNAUTHENTICATED'],
})
export const removeLoginMethod = endpoint({
  ...mine,
  id: 'member.login-method.remove',
  method: 'DELETE',
  path: '/account/login-methods/:id',
  summary: 'Remove a sign-in method',
  description:
    'Removes a social account or a passkey. Signing in by e-mail code always stays, so nobody can lock themselves out.',
  params: z.object({ id: z.string().max(64) }),
  result: z.object({}),
  errors: [...shared, 'NOT_FOUND', 'REAUTHENTICATION_REQUIRED'],
})
export const requestLoginMethod = endpoint({
  ...mine,
  id: 'member.request-login-method',
  method: 'POST',
  path: '/member/request-login-method',
  summary: 'Start linking a social account',
  description:
    'Starts linking a social account to the signed-in member and e-mails a code to confirm it with `member.verify-login-method`.',
  body: z.object({
    kind: z.literal('social'),
    ...socialGrant,
  }),
  result: verificationTimingSchema.extend({ request: z.string() }),
  errors: [...shared, 'NOT_FOUND', 'SOCIAL_FAILED', 'SOCIAL_ACCOUNT_IN_USE', 'RATE_LIMITED'],
})
export const verifyLoginMethod = endpoint({
  ...mine,
  id: 'member.verify-login-method',
  method: 'POST',
  path: '/member/verify-login-method',
  summary: 'Confirm linking a social account',
  description:
    'Links the social account when the e-mailed code is right, and returns the member’s sign-in methods.',
  body: z.object({ request: z.string().max(4000), code: codeSchema }),
  result: z.array(loginMethodSchema),
  errors: [
    ...shared,
    'CODE_INVALID',
    'CODE_EXPIRED',
    'CODE_ATTEMPTS_EXCEEDED',
    'VERIFICATION_EXPIRED',
    'SOCIAL_ACCOUNT_IN_USE',
    'RATE_LIMITED',
  ],
})
export const resendLoginMethod = endpoint({
  id: 'member.resend-login-method',
  method: 'POST',
  path: '/member/resend-login-method-verification',
  auth: 'optional',
  summary: 'Resend the code for linking a social account',
  description:
    'Sends a new code for linking a social account. Before `allowResendAt` it returns `CODE_RESEND_TOO_SOON`.',
  body: z.object({ request: z.string().max(4000) }),
  result: verificationTimingSchema,
  errors: ['VALIDATION', 'CODE_RESEND_TOO_SOON', 'VERIFICATION_EXPIRED', 'RATE_LIMITED'],
})
