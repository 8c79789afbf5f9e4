import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { localeInput } from '../locale-input.ts'
import { codeSchema, emailSchema, passwordSchema, verificationTimingSchema } from './member.ts'

const timing = verificationTimingSchema
const shared = ['VALIDATION', 'RATE_LIMITED'] as const
const codeErrors = ['CODE_INVALID', 'CODE_EXPIRED', 'CODE_ATTEMPTS_EXCEEDED'] as const

export const resetPassRequest = endpoint({
  id: 'member.reset-pass.request',
  method: 'POST',
  path: '/member/reset-pass/request',
  summary: 'Request a password reset',
  description:
    'E-mails a code to reset the password with. The response is the same for addresses without an account.',
  body: z.object({ email: emailSchema, language: localeInput }),
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
  body: z.object({ email: emailSchema, language: localeInput }),
  result: timing,
  errors: [...shared, 'CODE_RESEND_TOO_SOON'],
})

export const resetPassVerify = endpoint({
  id: 'member.reset-pass.verify',
  method: 'POST',
  path: '/member/reset-pass/verify',
  summary: 'Verify a password reset code',
  description:
    'Verifies the code for resetting the password and returns the verification that `member.reset-pass` needs.',
  body: z.object({ email: emailSchema, code: codeSchema }),
  result: z.object({ verification: z.string() }),
  errors: [...shared, ...codeErrors],
})

export const resetPass = endpoint({
  id: 'member.reset-pass',
  method: 'POST',
  path: '/member/reset-pass',
  summary: 'Reset the password',
  description:
    'Sets a new password with a verification from `member.reset-pass.verify`, and signs the member out everywhere.',
  body: z.object({ verification: z.string().max(2000), password: passwordSchema }),
  result: z.object({}),
  errors: [...shared, 'VERIFICATION_EXPIRED', 'PASSWORD_INVALID'],
})
