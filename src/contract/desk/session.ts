import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { factorSchema, hasFactor, oneFactor, secretSchema } from './sign-in.ts'
import { staffRoles } from './staff-roles.ts'

const staffSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  /** Whether it wasn't used for so long that it's locked. */
  isLocked: z.boolean(),
  /** After how many minutes without use it's locked. */
  lockMinutes: z.number(),
})
/** Somebody of the staff, as the desk shows them. */
export type DeskStaff = z.infer<typeof staffSchema>

export const getDeskSession = endpoint({
  id: 'desk.session',
  method: 'GET',
  path: '/desk/session',
  summary: 'Get who is signed in at the desk',
  description:
    'Returns the staff member of the session: id, name, e-mail address and roles, which say what they may do; and whether it’s locked because it wasn’t used. A locked session answers no other calls than this one, signing out and unlocking.',
  result: staffSchema,
  auth: 'staff',
  act: 'desk.open',
  whileLocked: true,
  errors: [],
})

export const lockDeskSession = endpoint({
  id: 'desk.lock',
  method: 'POST',
  path: '/desk/session/lock',
  summary: 'Lock the session',
  description:
    'Locks the session at once, as it is after some minutes without use (`DESK_LOCK_MINUTES`). Pages do that when nobody has used them.',
  result: z.object({ locked: z.literal(true) }),
  auth: 'staff',
  act: 'desk.open',
  whileLocked: true,
  errors: [],
})

export const proveDeskSession = endpoint({
  id: 'desk.prove',
  method: 'POST',
  path: '/desk/session/proof',
  summary: 'Show the second factor again',
  description:
    'Checks the second factor of the session’s own account once more: a code works once, whatever it was used for. Money may then be moved for some minutes (`DESK_FACTOR_MINUTES`). A locked session is unlocked by it, with the password. `SIGN_IN_FAILED` doesn’t say which of them was wrong.',
  body: z
    .object({ password: secretSchema.optional(), ...factorSchema })
    .refine(hasFactor, oneFactor),
  result: z.object({ proven: z.literal(true) }),
  auth: 'staff',
  act: 'desk.open',
  whileLocked: true,
  errors: ['SIGN_IN_FAILED', 'RATE_LIMITED'],
})

export const endDeskSession = endpoint({
  id: 'desk.sign-out',
  method: 'DELETE',
  path: '/desk/session',
  summary: 'Sign out of the desk',
  description:
    'Ends the session, which is recorded in the log. Its token no longer works from then on.',
  result: z.object({ ended: z.literal(true) }),
  auth: 'staff',
  act: 'desk.open',
  whileLocked: true,
  errors: [],
})
