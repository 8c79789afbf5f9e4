import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { staffRoles } from './staff-roles.ts'

const staffSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
})
/** Somebody of the staff, as the desk shows them. */
export type DeskStaff = z.infer<typeof staffSchema>

export const getDeskSession = endpoint({
  id: 'desk.session',
  method: 'GET',
  path: '/desk/session',
  summary: 'Get who is signed in at the desk',
  description:
    'Returns the staff member of the session: id, name, e-mail address and roles, which say what they may do.',
  result: staffSchema,
  auth: 'staff',
  act: 'desk.open',
  errors: [],
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
  errors: [],
})
