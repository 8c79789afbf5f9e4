import { z } from 'zod'
import { contactDraftSchema, passengerDraftSchema } from './booking.ts'
import { endpoint } from './endpoint.ts'
import {
  codeSchema,
  memberSchema,
  passwordSchema,
  socialGrant,
  socialProviderSchema,
  verificationTimingSchema,
} from './member.ts'
import { listedOrderSchema } from './order.ts'

/** What a signed-in member keeps: profile, contacts, passengers, ways of signing in, devices, orders. */
const mine = { auth: 'member' as const }
const shared = ['VALIDATION', 'UNAUTHENTICATED'] as const

export const updateProfile = endpoint({
  ...mine,
  id: 'account.profile.update',
  method: 'PUT',
  path: '/account/profile',
  summary: 'Changes name and preferred currency.',
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
  summary: 'The member’s contacts.',
  result: z.array(contact),
  errors: ['UNAUTHENTICATED'],
})
export const addContact = endpoint({
  ...mine,
  id: 'account.contact.add',
  method: 'POST',
  path: '/account/contacts',
  summary: 'Adds a contact.',
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
  summary: 'Changes a contact.',
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
  summary: 'Removes a contact.',
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
  summary: 'The member’s passengers, documents masked.',
  result: z.array(passenger),
  errors: ['UNAUTHENTICATED'],
})
export const addPassenger = endpoint({
  ...mine,
  id: 'account.passenger.add',
  method: 'POST',
  path: '/account/passengers',
  summary: 'Adds a passenger; the document’s number is encrypted at rest.',
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
  summary: 'Changes a passenger; a masked document number sent back leaves the kept one as it is.',
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
  summary: 'Removes a passenger.',
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
  summary: 'A passenger with the whole document, to fill a booking in.',
  params: z.object({ id: z.uuid() }),
  result: passenger,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
})

export const changePassword = endpoint({
  ...mine,
  id: 'account.password.change',
  method: 'POST',
  path: '/account/password',
  summary: 'Changes or first sets the password; every other sign-in ends and a mail says so.',
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
  summary: 'The member’s ways of signing in.',
  result: z.array(loginMethodSchema),
  errors: ['UNAUTHENTICATED'],
})
export const removeLoginMethod = endpoint({
  ...mine,
  id: 'account.login-method.remove',
  method: 'DELETE',
  path: '/account/login-methods/:id',
  summary:
    'Unbinds a social account or a passkey. The code to the e-mail always stays, so nobody is locked out.',
  params: z.object({ id: z.string().max(64) }),
  result: z.object({}),
  errors: [...shared, 'NOT_FOUND', 'REAUTHENTICATION_REQUIRED'],
})
export const requestLoginMethod = endpoint({
  ...mine,
  id: 'member.request-login-method',
  method: 'POST',
  path: '/member/request-login-method',
  summary:
    'Asks to add a social account as a way of signing in; a code to the member’s e-mail proves that it is them.',
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
  summary: 'Binds it with the code.',
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
  summary: 'Sends that code again, not before allowResendAt.',
  body: z.object({ request: z.string().max(4000) }),
  result: verificationTimingSchema,
  errors: ['VALIDATION', 'CODE_RESEND_TOO_SOON', 'TICKET_INVALID', 'RATE_LIMITED'],
})

export const listDevices = endpoint({
  ...mine,
  id: 'account.device.list',
  method: 'GET',
  path: '/account/devices',
  summary: 'Where the member is signed in.',
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
  summary: 'Ends one sign-in; another than this one only after a fresh sign-in.',
  params: z.object({ id: z.uuid() }),
  result: z.object({}),
  errors: [...shared, 'NOT_FOUND', 'REAUTHENTICATION_REQUIRED'],
})
export const signOutOtherDevices = endpoint({
  ...mine,
  id: 'account.device.sign-out-others',
  method: 'DELETE',
  path: '/account/devices',
  summary: 'Ends every sign-in but this one.',
  result: z.object({}),
  errors: ['UNAUTHENTICATED', 'REAUTHENTICATION_REQUIRED'],
})

export const listMyOrders = endpoint({
  ...mine,
  id: 'account.order.list',
  method: 'GET',
  path: '/account/orders',
  summary: 'The member’s orders, newest first.',
  query: z.object({ before: z.iso.datetime().optional() }),
  result: z.array(listedOrderSchema),
  errors: ['UNAUTHENTICATED', 'VALIDATION'],
})
