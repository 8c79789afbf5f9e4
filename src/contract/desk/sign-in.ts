import { z } from 'zod'
import { jsonOfAtMost, longestWebauthn } from '../bounded.ts'
import { endpoint } from '../endpoint.ts'
import { emailSchema } from '../member/member.ts'
import { staffRoles } from './staff-roles.ts'

export const secretSchema = z.string().min(1).max(200)
/** WebAuthn's JSON, validated by the server's library. */
const webauthnJson = jsonOfAtMost(longestWebauthn)
const askedSchema = z.object({ challengeId: z.string(), options: webauthnJson })
const passkeySchema = z.object({ challengeId: z.string().max(100), response: webauthnJson })

/** The second factor: a code of an authenticator app, or a passkey. */
export const factorSchema = {
  code: z
    .string()
    .max(40)
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/))
    .optional(),
  passkey: passkeySchema.optional(),
}
export const hasFactor = ({ code, passkey }: { code?: unknown; passkey?: unknown }) =>
  (code === undefined) !== (passkey === undefined)
export const oneFactor = { path: ['code'], error: 'one_factor' }

/** An open session: its token, and until when it lasts. */
const sessionSchema = z.object({ token: z.string(), expiresAt: z.iso.datetime() })

export const signInAtDesk = endpoint({
  id: 'desk.sign-in',
  method: 'POST',
  path: '/desk/sign-in',
  summary: 'Sign in at the desk',
  description:
    'Checks e-mail address, password and second factor together and returns the token of a session of twelve hours. `SIGN_IN_FAILED` doesn’t say which of them was wrong. A code works once, and after five wrong ones none does for 15 minutes.',
  body: z
    .object({ email: emailSchema, password: secretSchema, ...factorSchema })
    .refine(hasFactor, oneFactor),
  result: sessionSchema,
  errors: ['VALIDATION', 'SIGN_IN_FAILED', 'RATE_LIMITED'],
})

export const askDeskPasskey = endpoint({
  id: 'desk.passkey',
  method: 'POST',
  path: '/desk/sign-in/passkey',
  summary: 'Start using a passkey at the desk',
  description:
    'Returns a WebAuthn challenge: to sign in, or with the token of a setup link, to add a passkey to its account. Each works once.',
  body: z.object({ setup: secretSchema.optional() }),
  result: askedSchema,
  errors: ['VALIDATION', 'DESK_LINK_INVALID', 'RATE_LIMITED'],
})

export const readDeskSetup = endpoint({
  id: 'desk.setup',
  method: 'POST',
  path: '/desk/setup',
  summary: 'Open a setup link',
  description:
    'Returns whose account the link sets up, and the secret that it offers to an authenticator app. Changes nothing.',
  body: z.object({ setup: secretSchema }),
  result: z.object({
    name: z.string(),
    email: z.string(),
    roles: z.array(z.enum(staffRoles)),
    /** In Base32, and as an address that authenticator apps open. */
    secret: z.string(),
    address: z.string(),
  }),
  errors: ['VALIDATION', 'DESK_LINK_INVALID', 'RATE_LIMITED'],
})

export const completeDeskSetup = endpoint({
  id: 'desk.set-up',
  method: 'POST',
  path: '/desk/setup/complete',
  summary: 'Set up a staff account',
  description:
    'Sets the password and the second factor of the account, which replace earlier ones, and signs in. The link no longer works afterwards. `CODE_INVALID` is for a code that doesn’t fit the secret.',
  body: z
    .object({ setup: secretSchema, password: z.string().max(1024), ...factorSchema })
    .refine(hasFactor, oneFactor),
  result: sessionSchema,
  errors: [
    'VALIDATION',
    'DESK_LINK_INVALID',
    'PASSWORD_INVALID',
    'CODE_INVALID',
    'PASSKEY_INVALID',
    'RATE_LIMITED',
  ],
})

export const listDemonstrationStaff = endpoint({
  id: 'desk.demonstration',
  method: 'GET',
  path: '/desk/demonstration',
  summary: 'List accounts for trying the desk',
  description:
    'Returns the accounts that the sandbox has made for trying the desk, with all that is needed to sign in. In production there are none.',
  result: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      roles: z.array(z.enum(staffRoles)),
      password: z.string(),
      /** The code that works now. */
      code: z.string(),
    }),
  ),
  errors: [],
})
/** Accounts for trying the desk, as its sign-in page shows them. */
export type DemonstrationAccount = z.infer<typeof listDemonstrationStaff.result>[number]
