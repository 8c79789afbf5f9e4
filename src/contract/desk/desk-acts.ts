import type { StaffRole } from './staff-roles.ts'

const everyone = ['support', 'finance', 'content'] as const
const orders = ['support', 'finance'] as const

/** What staff do at the desk, and the roles that may; `admin` may do all of it. */
export const deskActs = {
  /** Opening the desk, and what concerns one's own session. */
  'desk.open': everyone,
  'order.search': orders,
  'order.read': orders,
  'order.note': orders,
  /** Marking an order's failure as resolved. */
  'order.deal-with': orders,
  'order.resend': ['support'],
  'order.look-up': orders,
  'order.release': ['support'],
  'order.reissue': ['support'],
  'order.correct-name': ['support'],
  /** Another address for an order's mails, or for a copy of its documents, and another phone number. */
  'order.change-contact': ['support'],
  /** Deciding on what a colleague wants to change of a contact or a name. */
  'order.approve-change': orders,
  /** Withdrawing what one has proposed oneself: a refund by hand, or a change of a contact or a name. */
  'order.withdraw': orders,
  'order.download': ['support'],
  'order.refund': orders,
  'order.refund-by-hand': orders,
  'order.approve-refund': ['finance'],
  'order.pay-out': ['finance'],
  'ticket.read': ['support'],
  'ticket.answer': ['support'],
  'ticket.note': ['support'],
  'content.read': everyone,
  'content.edit': ['content'],
  'content.publish': ['content'],
  /** Names, addresses and CVs of people who apply for jobs. */
  'application.read': ['content'],
  'flag.edit': ['content'],
  /** What support inserts into its answers. */
  'reply.edit': ['support', 'content'],
  /** Codes that take more off an order than `DESK_REFUND_LIMIT`, or more than 30 % without a cap. */
  'promo.exceed': [],
  /** Where conversions are posted, and the secrets that sign them. */
  'affiliate.edit': [],
  'report.read': ['finance', 'content'],
  'log.read': ['finance'],
  'staff.read': [],
} as const satisfies Record<string, readonly StaffRole[]>

export type DeskAct = keyof typeof deskActs

/** Returns whether one of these roles may do this. */
export function mayDo(roles: readonly StaffRole[], act: DeskAct): boolean {
  const allowed: readonly StaffRole[] = deskActs[act]
  return roles.some((role) => role === 'admin' || allowed.includes(role))
}
