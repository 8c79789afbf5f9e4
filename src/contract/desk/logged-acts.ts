import type { DeskAct } from './desk-acts.ts'

/** What happens to accounts of staff: by themselves, or by the command line. */
export const accountActs = [
  'staff.add',
  'staff.set-up',
  'staff.sign-in',
  'staff.sign-out',
  'staff.change-roles',
  'staff.reset',
  'staff.disable',
  'staff.enable',
] as const

/** What the desk's log records. */
export type LoggedAct = DeskAct | (typeof accountActs)[number]
