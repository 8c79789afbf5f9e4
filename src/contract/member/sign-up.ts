import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { localeInput } from '../locale-input.ts'
import {
  codeSchema,
  emailSchema,
  loginResultSchema,
  passwordSchema,
  personNameSchema,
  verificationTimingSchema,
} from './member.ts'

const timing = verificationTimingSchema
const shared = ['VALIDATION', 'RATE_LIMITED'] as const
const codeErrors = ['CODE_INVALID', 'CODE_EXPIRED', 'CODE_ATTEMPTS_EXCEEDED'] as const

export const requestSignup = endpoint({
  id: 'member.request-signup',
  method: 'POST',
  path: '/member/request-signup',
  summary: 'Request a sign-up',
  description:
    'E-mails a code to sign up with. The response is the same for addresses that have an account; their owner is told by e-mail.',
  body: z.object({ email: emailSchema, language: localeInput }),
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
    'Verifies an e-mailed code. For `otp` it signs in; for `signup` it returns the verification that `member.signup` needs.',
  body: z.object({
    email: emailSchema,
    code: codeSchema,
    form: z.enum(['otp', 'signup']),
    /** From a social sign-in that needed verification: it's linked, and the account created if there is none. */
    sso: z.string().max(4000).optional(),
  }),
  result: z.union([
    loginResultSchema,
    z.object({ outcome: z.literal('set_up_account'), verification: z.string(), email: z.string() }),
  ]),
  errors: [...shared, ...codeErrors, 'VERIFICATION_EXPIRED', 'SOCIAL_ACCOUNT_IN_USE'],
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
    language: localeInput,
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
    'Creates the account with the verification from `member.verify-activation-code`, and signs in. Without a password, the member signs in by e-mail code.',
  body: z.object({
    verification: z.string().max(2000),
    name: personNameSchema,
    password: passwordSchema.optional(),
    source: z.string().max(40).optional(),
  }),
  result: loginResultSchema,
  errors: [...shared, 'VERIFICATION_EXPIRED', 'PASSWORD_INVALID'],
})
