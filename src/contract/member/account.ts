import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { contactDraftSchema, passengerDraftSchema } from '../flight/booking.ts'
import {
  codeSchema,
  memberSchema,
  passwordSchema,
  socialGrant,
  socialProviderSchema,
  verificationTimingSchema,
} from './member.ts'

/** What a signed-in member keeps: profile, contacts, passengers, ways of signing in, devices. */
const mine = { auth: 'member' as const }
const shared = ['VALIDATION', 'UNAUTHENTICATED'] as const

export const updateProfile = endpoint({
  ...mine,
  id: 'account.profile.update',
  method: 'PUT',
  path: '/account/profile',
  summary: 'Update the profile',
  description:
    'Updates the member’s display name and preferred currency. Send `null` as the currency for no preference.',
  body: z.object({
    name: z.string().trim().min(1).max(100),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .nullable(),
  }),
  result: memberSchema,
  errors: [...shared],
})

const contact = contactDraftSchema.extend({ id: z.uuid() })
export type KeptContact = z.infer<typeof contact>
export const listContacts = endpoint({
  ...mine,
  id: 'account.contact.list',
  method: 'GET',
  path: '/account/contacts',
  summary: 'List saved contacts',
  description: 'Returns the contacts that the signed-in member saved for filling in bookings.',
  result: z.array(contact),
  errors: ['UNAUTHENTICATED'],
})
export const addContact = endpoint({
  ...mine,
  id: 'account.contact.add',
  method: 'POST',
  path: '/account/contacts',
  summary: 'Save a contact',
  description:
    'Saves a contact for later bookings. Invalid fields return `PASSENGERS_INVALID` with one entry per field; a full list returns `LIMIT_REACHED`.',
  body: contactDraftSchema,
  result: contact,
  status: 201,
  errors: [...shared, 'PASSENGERS_INVALID', 'LIMIT_REACHED'],
})
export const updateContact = endpoint({
  ...mine,
  id: 'account.contact.update',
  method: 'PUT',
  path: '/account/contacts/:id',
  summary: 'Update a saved contact',
  description:
    'Replaces all fields of a saved contact. Contacts of other members return `NOT_FOUND`.',
  params: z.object({ id: z.uuid() }),
  body: contactDraftSchema,
  result: contact,
  errors: [...shared, 'NOT_FOUND', 'PASSENGERS_INVALID'],
})
export const removeContact = endpoint({
  ...mine,
  id: 'account.contact.remove',
  method: 'DELETE',
  path: '/account/contacts/:id',
  summary: 'Delete a saved contact',
  description: 'Deletes a saved contact. Orders that were made with it keep their own copy.',
  params: z.object({ id: z.uuid() }),
  result: z.object({}),
  errors: [...shared, 'NOT_FOUND'],
})

/** A kept passenger. Lists show the document masked (`passportNumber` is then dots and its last four).  */
const passenger = passengerDraftSchema.extend({ id: z.uuid() })
export type KeptPassenger = z.infer<typeof passenger>
export const listPassengers = endpoint({
  ...mine,
  id: 'account.passenger.list',
  method: 'GET',
  path: '/account/passengers',
  summary: 'List saved travellers',
  description:
    'Returns the travellers that the signed-in member saved. Passport numbers are masked except for their last four characters.',
  result: z.array(passenger),
  errors: ['UNAUTHENTICATED'],
})
export const addPassenger = endpoint({
  ...mine,
  id: 'account.passenger.add',
  method: 'POST',
  path: '/account/passengers',
  summary: 'Save a traveller',
  description:
    'Saves a traveller for later bookings. The passport number is encrypted at rest and returned masked.',
  body: passengerDraftSchema,
  result: passenger,
  status: 201,
  errors: [...shared, 'PASSENGERS_INVALID', 'LIMIT_REACHED'],
})
export const updatePassenger = endpoint({
  ...mine,
  id: 'account.passenger.update',
  method: 'PUT',
  path: '/account/passengers/:id',
  summary: 'Update a saved traveller',
  description:
    'Replaces all fields of a saved traveller. A masked passport number that is sent back keeps the stored one.',
  params: z.object({ id: z.uuid() }),
  body: passengerDraftSchema,
  result: passenger,
  errors: [...shared, 'NOT_FOUND', 'PASSENGERS_INVALID'],
})
export const removePassenger = endpoint({
  ...mine,
  id: 'account.passenger.remove',
  method: 'DELETE',
  path: '/account/passengers/:id',
  summary: 'Delete a saved traveller',
  description:
    'Deletes a saved traveller with the passport number. Orders that were made with it keep their own copy.',
  params: z.object({ id: z.uuid() }),
  result: z.object({}),
  errors: [...shared, 'NOT_FOUND'],
})
/** For filling in a booking: the whole document, for the server-side of the booking page only. */
export const getUnmaskedPassenger = endpoint({
  ...mine,
  id: 'account.passenger.get-unmasked',
  method: 'GET',
  path: '/account/passengers/:id/unmasked',
  summary: 'Get a saved traveller with the full passport number',
  description:
    'Returns one saved traveller with the full passport number, for filling in a booking on the server. Never send the result to a browser.',
  params: z.object({ id: z.uuid() }),
  result: passenger,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
})

export const changePassword = endpoint({
  ...mine,
  id: 'account.password.change',
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
  id: 'account.login-method.list',
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
  id: 'account.login-method.remove',
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
    'TICKET_INVALID',
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
  errors: ['VALIDATION', 'CODE_RESEND_TOO_SOON', 'TICKET_INVALID', 'RATE_LIMITED'],
})

export const listDevices = endpoint({
  ...mine,
  id: 'account.device.list',
  method: 'GET',
  path: '/account/devices',
  summary: 'List signed-in devices',
  description: 'Returns the devices where this member is signed in, with the current one marked.',
  result: z.array(
    z.object({
      id: z.string(),
      userAgent: z.string(),
      country: z.string().nullable(),
      signedInAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
      isCurrent: z.boolean(),
    }),
  ),
  errors: ['UNAUTHENTICATED'],
})
export const signOutDevice = endpoint({
  ...mine,
  id: 'account.device.sign-out',
  method: 'DELETE',
  path: '/account/devices/:id',
  summary: 'Sign out a device',
  description:
    'Signs out one device. Signing out another device than the current one needs a recent sign-in (`REAUTHENTICATION_REQUIRED`).',
  params: z.object({ id: z.uuid() }),
  result: z.object({}),
  errors: [...shared, 'NOT_FOUND', 'REAUTHENTICATION_REQUIRED'],
})
export const signOutOtherDevices = endpoint({
  ...mine,
  id: 'account.device.sign-out-others',
  method: 'DELETE',
  path: '/account/devices',
  summary: 'Sign out all other devices',
  description:
    'Signs out every device of this member except the current one. Needs a recent sign-in (`REAUTHENTICATION_REQUIRED`).',
  result: z.object({}),
  errors: ['UNAUTHENTICATED', 'REAUTHENTICATION_REQUIRED'],
})
