import { z } from 'zod'
import { jsonOfAtMost, longestWebauthn } from '../bounded.ts'
import { endpoint } from '../endpoint.ts'
import { loginMethodSchema } from './login-methods.ts'
import { loginResultSchema } from './member.ts'

/** WebAuthn's JSON (Level 3, §5.1.9 and §5.5.2), validated by the server's library. */
const webauthnJson = jsonOfAtMost(longestWebauthn)

export const passkeyLoginOptions = endpoint({
  id: 'member.passkey.login-options',
  method: 'POST',
  path: '/member/passkey/login-options',
  summary: 'Start signing in with a passkey',
  description:
    'Returns a WebAuthn challenge for signing in with any passkey of this site. Each challenge works once.',
  body: z.object({}),
  result: z.object({ challengeId: z.string(), options: webauthnJson }),
  errors: ['RATE_LIMITED'],
})
export const passkeyLogin = endpoint({
  id: 'member.passkey.login',
  method: 'POST',
  auth: 'optional',
  path: '/member/passkey/login',
  summary: 'Sign in with a passkey',
  description:
    'Verifies the browser’s WebAuthn response and signs in. A passkey that is unknown or fails verification returns `SIGN_IN_FAILED`.',
  body: z.object({ challengeId: z.string().max(100), response: webauthnJson }),
  result: loginResultSchema,
  errors: ['VALIDATION', 'SIGN_IN_FAILED', 'RATE_LIMITED'],
})
export const passkeyAddOptions = endpoint({
  id: 'member.passkey.add-options',
  method: 'POST',
  path: '/member/passkey/add-options',
  auth: 'member',
  summary: 'Start adding a passkey',
  description:
    'Returns a WebAuthn challenge for adding a passkey to the account. Needs a recent sign-in (`REAUTHENTICATION_REQUIRED`).',
  body: z.object({}),
  result: z.object({ challengeId: z.string(), options: webauthnJson }),
  errors: ['UNAUTHENTICATED', 'REAUTHENTICATION_REQUIRED'],
})
export const passkeyAdd = endpoint({
  id: 'member.passkey.add',
  method: 'POST',
  path: '/member/passkey/add',
  auth: 'member',
  summary: 'Add a passkey',
  description:
    'Verifies the browser’s WebAuthn response, adds the passkey to the account, and returns all sign-in methods.',
  body: z.object({
    challengeId: z.string().max(100),
    label: z.string().trim().min(1).max(60),
    response: webauthnJson,
  }),
  result: z.array(loginMethodSchema),
  errors: ['VALIDATION', 'UNAUTHENTICATED', 'PASSKEY_INVALID'],
})
