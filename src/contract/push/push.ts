import { z } from 'zod'
import { webAddressSchema } from '../bounded.ts'
import { endpoint } from '../endpoint.ts'
import { orderCodeSchema } from '../ids.ts'
import { localeInput } from '../locale-input.ts'
import { pushEvents } from './push-events.ts'

/** A browser's subscription, as `PushSubscription.toJSON()` returns it. */
const subscriptionSchema = z.object({
  endpoint: webAddressSchema.max(1000),
  keys: z.object({
    /** A point of P-256, 65 bytes, in base64url. */
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    /** 16 bytes in base64url. */
    auth: z.string().regex(/^[\w-]{22}(?:==)?$/),
  }),
})

const about = z.object({
  /** The order that a guest wants to hear about. Members hear about all of theirs. */
  orderCode: orderCodeSchema.optional(),
})

const shared = {
  path: '/push/subscription',
  auth: 'optional',
  device: true,
  orderAccess: true,
} as const
const errors = ['VALIDATION', 'TOKEN_MISSING', 'TRX_NOT_FOUND', 'TRX_MEMBER_NOT_FOUND'] as const

export const getPush = endpoint({
  ...shared,
  id: 'push.get',
  method: 'GET',
  summary: 'Get the push messages of a device',
  description:
    'Returns which push messages this device gets: a member’s about all their orders, a guest’s about one order. `publicKey` is what a browser needs to subscribe.',
  query: about,
  result: z.object({ publicKey: z.string(), events: z.array(z.enum(pushEvents)) }),
  errors,
})

export const putPush = endpoint({
  ...shared,
  id: 'push.put',
  method: 'PUT',
  summary: 'Choose the push messages of a device',
  description:
    'Stores the device’s subscription and what to send to it. Replaces an earlier one. VALIDATION with `endpoint: not_public` if the address isn’t HTTPS at a public host name. Idempotent.',
  body: about.extend({
    subscription: subscriptionSchema,
    events: z.array(z.enum(pushEvents)).min(1).max(pushEvents.length),
    language: localeInput,
  }),
  result: z.object({ events: z.array(z.enum(pushEvents)) }),
  errors: [...errors, 'RATE_LIMITED'],
})

export const deletePush = endpoint({
  ...shared,
  id: 'push.delete',
  method: 'DELETE',
  summary: 'Stop the push messages of a device',
  description:
    'Deletes the device’s subscription: a member’s to all their orders, a guest’s to one order. Idempotent.',
  query: about,
  result: z.object({}),
  errors,
})
