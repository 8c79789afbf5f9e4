import { type DeskAct, deskActs, mayDo } from './desk-acts.ts'
import type { StaffRole } from './staff-roles.ts'

/** What happens to accounts of staff: by themselves, or by the command line. */
export const accountActs = [
  'staff.add',
  'staff.set-up',
  'staff.sign-in',
  'staff.sign-out',
  'staff.unlock',
  'staff.prove',
  'staff.change-roles',
  'staff.reset',
  'staff.disable',
  'staff.enable',
] as const

/** Looking for people in lists that are otherwise not logged. */
const searchActs = ['ticket.search'] as const

/**
 * Acts that only look, which would fill the log with what nobody asks for. Opening an order, a ticket or a CV is logged, and so
 * is a search for people.
 */
const unloggedActs = ['desk.open', 'content.read', 'report.read', 'log.read', 'staff.read'] as const
type UnloggedAct = (typeof unloggedActs)[number]

/** What the desk's log records. */
export type LoggedAct =
  | Exclude<DeskAct, UnloggedAct>
  | (typeof searchActs)[number]
  | (typeof accountActs)[number]

/** Returns whether the log records this act of staff. */
export const isLogged = (act: DeskAct): act is Exclude<DeskAct, UnloggedAct> =>
  !(unloggedActs as readonly DeskAct[]).includes(act)

export const loggedActs: readonly LoggedAct[] = [
  ...(Object.keys(deskActs) as DeskAct[]).filter(isLogged),
  ...searchActs,
  ...accountActs,
]

/** Acts that are only listed if they're asked for: most of a day at the desk is looking at orders and tickets. */
export const quietActs: readonly LoggedAct[] = [
  'order.read',
  'order.search',
  'ticket.read',
  'ticket.search',
]

/** What staff have to be allowed to do to read about acts whose names begin like this. */
const areas: Readonly<Record<string, DeskAct>> = {
  order: 'order.read',
  ticket: 'ticket.read',
  content: 'content.read',
  application: 'application.read',
  flag: 'content.read',
  reply: 'content.read',
  promo: 'content.read',
  affiliate: 'content.read',
  staff: 'staff.read',
}

/** Returns the acts that these roles may read about in the log. */
export const actsFor = (roles: readonly StaffRole[]): LoggedAct[] =>
  loggedActs.filter((act) => mayDo(roles, areas[act.split('.')[0] ?? ''] ?? 'staff.read'))

/** What logged acts are about, and what staff have to be allowed to do to read about it in the log. */
export const loggedKinds = {
  order: 'order.read',
  ticket: 'ticket.read',
  content: 'content.read',
  application: 'application.read',
  image: 'content.read',
  property: 'content.read',
  'record.flag': 'content.read',
  'record.phone': 'content.read',
  'record.reply': 'content.read',
  'record.message': 'content.read',
  'record.promo': 'content.read',
  'record.deal': 'content.read',
  'record.affiliate': 'content.read',
  staff: 'staff.read',
} as const satisfies Record<string, DeskAct>
export type LoggedKind = keyof typeof loggedKinds

/** Returns what these roles may read about in the log. */
export const kindsFor = (roles: readonly StaffRole[]): LoggedKind[] =>
  (Object.keys(loggedKinds) as LoggedKind[]).filter((kind) => mayDo(roles, loggedKinds[kind]))
