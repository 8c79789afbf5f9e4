import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { memberSchema, personNameSchema } from './member.ts'

/** A signed-in member’s own profile and devices. */
const mine = { auth: 'member' as const }
const shared = ['VALIDATION', 'UNAUTHENTICATED'] as const

export const updateProfile = endpoint({
  ...mine,
  id: 'member.profile.update',
  method: 'PUT',
  path: '/account/profile',
  summary: 'Update the profile',
  description:
    'Updates the member’s display name and preferred currency. Send `null` as the currency for no preference.',
  body: z.object({
    name: personNameSchema,
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .nullable(),
  }),
  result: memberSchema,
  errors: [...shared],
})

export const listDevices = endpoint({
  ...mine,
  id: 'member.device.list',
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
  id: 'member.device.sign-out',
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
  id: 'member.device.sign-out-others',
  method: 'DELETE',
  path: '/account/devices',
  summary: 'Sign out all other devices',
  description:
    'Signs out every device of this member except the current one. Needs a recent sign-in (`REAUTHENTICATION_REQUIRED`).',
  result: z.object({}),
  errors: ['UNAUTHENTICATED', 'REAUTHENTICATION_REQUIRED'],
})
