import { expect, it } from 'vitest'
import { type DeskAct, deskActs, mayDo } from './desk-acts.ts'
import { staffRoles } from './staff-roles.ts'

/** Columns: support, finance, content, admin. */
const table: Record<DeskAct, string> = {
  'desk.open': 'yes yes yes yes',
  'order.search': 'yes yes no yes',
  'order.read': 'yes yes no yes',
  'order.note': 'yes yes no yes',
  'order.deal-with': 'yes yes no yes',
  'order.resend': 'yes no no yes',
  'order.look-up': 'yes yes no yes',
  'order.release': 'yes no no yes',
  'order.reissue': 'yes no no yes',
  'order.correct-name': 'yes no no yes',
  'order.change-contact': 'yes no no yes',
  'order.approve-change': 'yes yes no yes',
  'order.withdraw': 'yes yes no yes',
  'order.download': 'yes no no yes',
  'order.refund': 'yes yes no yes',
  'order.refund-by-hand': 'yes yes no yes',
  'order.approve-refund': 'no yes no yes',
  'order.pay-out': 'no yes no yes',
  'ticket.read': 'yes no no yes',
  'ticket.answer': 'yes no no yes',
  'ticket.note': 'yes no no yes',
  'content.read': 'yes yes yes yes',
  'content.edit': 'no no yes yes',
  'content.publish': 'no no yes yes',
  'application.read': 'no no yes yes',
  'flag.edit': 'no no yes yes',
  'reply.edit': 'yes no yes yes',
  'promo.exceed': 'no no no yes',
  'affiliate.edit': 'no no no yes',
  'report.read': 'no yes yes yes',
  'log.read': 'no yes no yes',
  'staff.read': 'no no no yes',
}

it('lists every act', () => expect(Object.keys(table)).toEqual(Object.keys(deskActs)))

it.each(
  Object.entries(table).flatMap(([act, row]) =>
    row.split(' ').map((word, at) => [staffRoles[at], act as DeskAct, word] as const),
  ),
)('%s may %s: %s', (role, act, word) => {
  expect(mayDo(role ? [role] : [], act)).toBe(word === 'yes')
})

it('roles add up, and none allows nothing', () => {
  expect(mayDo(['content', 'finance'], 'order.pay-out')).toBe(true)
  expect(Object.keys(deskActs).some((act) => mayDo([], act as DeskAct))).toBe(false)
})
