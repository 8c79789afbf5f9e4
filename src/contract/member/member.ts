import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { localeInput } from '../locale-input.ts'
import { isMailAddress } from '../traveller/traveller-rules.ts'
import { mailFrom } from '../traveller/typed-mail.ts'
import { longestPersonName, personName } from './person-name.ts'

/**
 * Members: signing up, signing in, staying signed in. The specification defines the paths (S7.6–S7.21) and results
 * (S3.1–S3.7); other bodies are defined here. Times are ISO instants in UTC; `tzOffset` is the server's offset in
 * minutes, which pages subtract before counting down (S4.28).
 */
export const emailSchema = z.string().overwrite(mailFrom).toLowerCase().max(254).pipe(z.email())
/**
 * The address of somebody without an account. It's the rule of bookings, so that whoever could book with an address can
 * look up orders, write to support and erase their data with it. Accounts only have letters without accents.
 */
export const mailAddressSchema = z
  .string()
  .overwrite(mailFrom)
  .toLowerCase()
  .max(254)
  .refine(isMailAddress)
export const passwordSchema = z.string().min(1).max(1024)
export const personNameSchema = z.string().trim().min(1).max(longestPersonName).regex(personName)
export const codeSchema = z
  .string()
  .trim()
  .regex(/^\d{6}$/)

export const memberSchema = z.object({
  memberId: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  type: z.enum(['MEMBER', 'AGENT']),
  isAgent: z.boolean(),
  is_member: z.literal(true),
  is_agent: z.boolean(),
  currency: z.string().nullable(),
  hasPassword: z.boolean(),
})
export type Member = z.infer<typeof memberSchema>

/** When a code may be resent and when it expires (S3.7). */
export const verificationTimingSchema = z.object({
  email: z.string(),
  expiredAt: z.iso.datetime(),
  allowResendAt: z.iso.datetime(),
  tzOffset: z.int(),
})
export type VerificationTiming = z.infer<typeof verificationTimingSchema>

/** The result of a sign-in (S3.2): tokens, or what is needed first. */
export const loginResultSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('signed_in'),
    token: z.string(),
    refreshToken: z.string(),
    isRegister: z.boolean(),
  }),
  /** The code in the mail, with `sso`, goes to verify-activation-code (form `otp`). */
  verificationTimingSchema.extend({
    outcome: z.literal('verify'),
    needVerify: z.literal(true),
    sso: z.string(),
  }),
  z.object({
    outcome: z.literal('confirm_new_account'),
    needConfirmNewAccount: z.literal(true),
    /** Empty if the provider returns none, so that the visitor has to enter it. */
    email: z.string(),
    sso: z.string(),
  }),
])
export type LoginResult = z.infer<typeof loginResultSchema>

export const tokensSchema = z.object({ token: z.string(), refreshToken: z.string() })

const timing = verificationTimingSchema
const shared = ['VALIDATION', 'RATE_LIMITED'] as const
const codeErrors = ['CODE_INVALID', 'CODE_EXPIRED', 'CODE_ATTEMPTS_EXCEEDED'] as const

export const memberLogin = endpoint({
  id: 'member.login',
  method: 'POST',
  auth: 'optional',
  path: '/member/login',
  version: 'v2',
  summary: 'Sign in',
  description:
    'Signs in with e-mail and password, or with e-mail and the code from `member.login-request`. Wrong credentials return `SIGN_IN_FAILED`, whether or not the account exists.',
  body: z.union([
    z.object({ email: emailSchema, password: passwordSchema }),
    z.object({ email: emailSchema, code: codeSchema }),
  ]),
  result: loginResultSchema,
  errors: [...shared, 'SIGN_IN_FAILED', ...codeErrors],
})

export const memberSignOut = endpoint({
  id: 'member.signout',
  method: 'POST',
  path: '/member/signout',
  summary: 'Sign out',
  description:
    'Ends the sign-in of this access token. Its refresh token stops working at the same moment.',
  auth: 'member',
  result: z.object({}),
  errors: ['UNAUTHENTICATED'],
})

export const refreshToken = endpoint({
  id: 'member.refresh-token',
  method: 'POST',
  path: '/member/refresh-token',
  summary: 'Refresh the tokens',
  description:
    'Exchanges a refresh token for new tokens. Each refresh token works once; using one again ends its sign-in.',
  body: z.object({ refreshToken: z.string().max(4000) }),
  result: tokensSchema,
  errors: ['VALIDATION', 'REFRESH_TOKEN_EXPIRED', 'REFRESH_TOKEN_INVALID'],
})

export const getMember = endpoint({
  id: 'member.get',
  method: 'GET',
  path: '/member/get',
  summary: 'Get the member',
  description:
    'Returns the signed-in member with name, e-mail address, preferred currency and account type.',
  auth: 'member',
  result: memberSchema,
  errors: ['UNAUTHENTICATED'],
})

export const loginRequest = endpoint({
  id: 'member.login-request',
  method: 'POST',
  path: '/member/login-request',
  summary: 'Request a sign-in code',
  description:
    'E-mails a code to sign in with. The response is the same for addresses without an account.',
  body: z.object({ email: emailSchema, language: localeInput }),
  result: timing,
  errors: [...shared],
})
