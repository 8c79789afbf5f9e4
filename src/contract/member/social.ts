import { z } from 'zod'
import { webAddressSchema } from '../bounded.ts'
import { endpoint } from '../endpoint.ts'
import { emailSchema, loginResultSchema } from './member.ts'

export const socialProviders = ['google', 'facebook', 'line'] as const
export const socialProviderSchema = z.enum(socialProviders)
export type SocialProvider = z.infer<typeof socialProviderSchema>
/** Brand names, the same in every language. */
export const socialProviderNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  line: 'LINE',
}
const shared = ['VALIDATION', 'RATE_LIMITED'] as const

/** What the provider returned and the site stored for the request. */
export const socialGrant = {
  socialId: socialProviderSchema,
  code: z.string().max(2000),
  codeVerifier: z.string().min(43).max(128),
  nonce: z.string().length(10),
  redirectUri: webAddressSchema,
  /** The provider's `iss` parameter, if it sent one (RFC 9207). */
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
      /** If the provider returned none; it then has to be verified by a code. */
      email: emailSchema.optional(),
    }),
  ]),
  result: loginResultSchema,
  errors: [
    ...shared,
    'NOT_FOUND',
    'SOCIAL_FAILED',
    'SOCIAL_ACCOUNT_IN_USE',
    'VERIFICATION_EXPIRED',
  ],
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
    redirectUri: webAddressSchema,
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
