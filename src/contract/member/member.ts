import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/**
 * Members: signing up, signing in, staying signed in. The specification names the paths (S7.6–S7.21) and the
 * results (S3.1–S3.7); bodies it does not show are defined here. Times are ISO instants in UTC; `tzOffset`
 * is the server's offset in minutes, which pages subtract before counting down (S4.28).
 */
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email())
export const passwordSchema = z.string().min(1).max(1024)
export const codeSchema = z
  .string()
  .trim()
  .regex(/^\d{6}$/)
export const socialProviders = ['google', 'facebook', 'line'] as const
export const socialProviderSchema = z.enum(socialProviders)
export type SocialProvider = z.infer<typeof socialProviderSchema>
/** Brands, the same in every language. */
export const socialProviderNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  line: 'LINE',
}

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

/** When a code may be sent again and when it ends (S3.7). */
export const verificationTimingSchema = z.object({
  email: z.string(),
  expiredAt: z.iso.datetime(),
  allowResendAt: z.iso.datetime(),
  tzOffset: z.int(),
})
export type VerificationTiming = z.infer<typeof verificationTimingSchema>

/** What a sign-in answers (S3.2): tokens, or what is needed first. */
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
    /** Empty where the provider tells none: the visitor is asked for it. */
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

/** What the provider's answer and the site's own memory of asking give together. */
export const socialGrant = {
  socialId: socialProviderSchema,
  code: z.string().max(2000),
  codeVerifier: z.string().min(43).max(128),
  nonce: z.string().length(10),
  redirectUri: z.url(),
  /** The provider's `iss` beside the code, where it sent one (RFC 9207). */
  iss: z.string().max(300).optional(),
}

/** S4.17: an empty e-mail and password, the social id, the provider's token, the user agent and the flow. */
export const memberSocialLogin = endpoint({
  id: 'member.login.social',
  method: 'POST',
  auth: 'optional',
  path: '/member/login',
  version: 'v1',
  summary: 'Sign in with a social account',
  description:
    'Signs in with what a social provider confirms: an authorization code (popup) or an ID token (one-tap). May ask to verify the e-mail or to confirm a new account first.',
  body: z.discriminatedUnion('flow', [
    z.object({
      flow: z.literal('sso'),
      email: z.literal('').default(''),
      password: z.literal('').default(''),
      ...socialGrant,
    }),
    z.object({
      flow: z.literal('quick-sso'),
      email: z.literal('').default(''),
      password: z.literal('').default(''),
      socialId: z.literal('google'),
      tokenId: z.string().max(8000),
      nonce: z.string().max(64),
      userAgent: z.string().max(400),
    }),
    z.object({
      flow: z.literal('confirm-new-account'),
      sso: z.string().max(4000),
      /** Where the provider told none; it has to be proven by a code then. */
      email: emailSchema.optional(),
    }),
  ]),
  result: loginResultSchema,
  errors: [...shared, 'NOT_FOUND', 'SOCIAL_FAILED', 'SOCIAL_ACCOUNT_IN_USE', 'TICKET_INVALID'],
})

export const socialStart = endpoint({
  id: 'member.social.start',
  method: 'POST',
  path: '/member/social/start',
  summary: 'Start a social sign-in',
  description:
    'Returns the provider’s authorization URL. The caller makes state, nonce and PKCE challenge, and checks them when the visitor returns.',
  body: z.object({
    provider: socialProviderSchema,
    state: z.string().length(10),
    nonce: z.string().length(10),
    codeChallenge: z.string().length(43),
    redirectUri: z.url(),
  }),
  result: z.object({ url: z.url() }),
  errors: ['VALIDATION', 'SOCIAL_FAILED', 'NOT_FOUND'],
})

export const socialProvidersOffered = endpoint({
  id: 'member.social.providers',
  method: 'GET',
  path: '/member/social/providers',
  summary: 'List social providers',
  description:
    'Returns the social providers that have credentials on this site, and the settings of the one-tap prompt if there is one.',
  result: z.object({
    providers: z.array(socialProviderSchema),
    oneTap: z.object({ clientId: z.string(), script: z.string() }).nullable(),
  }),
  errors: [],
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

export const requestSignup = endpoint({
  id: 'member.request-signup',
  method: 'POST',
  path: '/member/request-signup',
  summary: 'Request a sign-up',
  description:
    'E-mails a code to sign up with. The response is the same for addresses that have an account; their owner is told by e-mail.',
  body: z.object({ email: emailSchema, language: z.string().max(5) }),
  result: timing,
  errors: [...shared],
})

export const loginRequest = endpoint({
  id: 'member.login-request',
  method: 'POST',
  path: '/member/login-request',
  summary: 'Request a sign-in code',
  description:
    'E-mails a code to sign in with. The response is the same for addresses without an account.',
  body: z.object({ email: emailSchema, language: z.string().max(5) }),
  result: timing,
  errors: [...shared],
})

export const verifyActivationCode = endpoint({
  id: 'member.verify-activation-code',
  method: 'POST',
  auth: 'optional',
  path: '/member/verify-activation-code',
  summary: 'Verify a code',
  description:
    'Verifies an e-mailed code. For `otp` it signs in; for `signup` it returns the ticket that `member.signup` needs.',
  body: z.object({
    email: emailSchema,
    code: codeSchema,
    form: z.enum(['otp', 'signup']),
    /** Of a social sign-in that had to be verified: it is bound, and the account made if there is none. */
    sso: z.string().max(4000).optional(),
  }),
  result: z.union([
    loginResultSchema,
    z.object({ outcome: z.literal('set_up_account'), ticket: z.string(), email: z.string() }),
  ]),
  errors: [...shared, ...codeErrors, 'TICKET_INVALID', 'SOCIAL_ACCOUNT_IN_USE'],
})

export const resendActivationCode = endpoint({
  id: 'member.resend-activation-code',
  method: 'POST',
  path: '/member/resend-activation-code',
  summary: 'Resend a code',
  description:
    'Sends a new code to sign in or sign up with. Before `allowResendAt` it returns `CODE_RESEND_TOO_SOON`.',
  body: z.object({
    email: emailSchema,
    form: z.enum(['otp', 'signup']),
    language: z.string().max(5),
  }),
  result: timing,
  errors: [...shared, 'CODE_RESEND_TOO_SOON'],
})

export const signup = endpoint({
  id: 'member.signup',
  method: 'POST',
  path: '/member/signup',
  summary: 'Sign up',
  description:
    'Creates the account with the ticket of a verified code, and signs in. Without a password, the member signs in by e-mail code.',
  body: z.object({
    ticket: z.string().max(2000),
    name: z.string().trim().min(1).max(100),
    password: passwordSchema.optional(),
    source: z.string().max(40).optional(),
  }),
  result: loginResultSchema,
  errors: [...shared, 'TICKET_INVALID', 'PASSWORD_INVALID'],
})

export const resetPassRequest = endpoint({
  id: 'member.reset-pass.request',
  method: 'POST',
  path: '/member/reset-pass/request',
  summary: 'Request a password reset',
  description:
    'E-mails a code to reset the password with. The response is the same for addresses without an account.',
  body: z.object({ email: emailSchema, language: z.string().max(5) }),
  result: timing,
  errors: [...shared],
})

export const resetPassResend = endpoint({
  id: 'member.reset-pass.resend-code',
  method: 'POST',
  path: '/member/reset-pass/resend-code',
  summary: 'Resend the password reset code',
  description:
    'Sends a new code to reset the password with. Before `allowResendAt` it returns `CODE_RESEND_TOO_SOON`.',
  body: z.object({ email: emailSchema, language: z.string().max(5) }),
  result: timing,
  errors: [...shared, 'CODE_RESEND_TOO_SOON'],
})

export const resetPassVerify = endpoint({
  id: 'member.reset-pass.verify',
  method: 'POST',
  path: '/member/reset-pass/verify',
  summary: 'Verify a password reset code',
  description:
    'Verifies the code for resetting the password and returns the ticket that `member.reset-pass` needs.',
  body: z.object({ email: emailSchema, code: codeSchema }),
  result: z.object({ ticket: z.string() }),
  errors: [...shared, ...codeErrors],
})

export const resetPass = endpoint({
  id: 'member.reset-pass',
  method: 'POST',
  path: '/member/reset-pass',
  summary: 'Reset the password',
  description:
    'Sets a new password with the ticket of a verified code, and signs the member out everywhere.',
  body: z.object({ ticket: z.string().max(2000), password: passwordSchema }),
  result: z.object({}),
  errors: [...shared, 'TICKET_INVALID', 'PASSWORD_INVALID'],
})
