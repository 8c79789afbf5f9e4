import type { DeskAct } from '../../../contract/desk/desk-acts.ts'

/** What staff can do on the page of an order, with what they have to be allowed to do. */
export const orderForms = {
  note: 'order.note',
  'deal-with': 'order.deal-with',
  'quote-refund': 'order.refund',
  'confirm-refund': 'order.refund',
  'propose-refund': 'order.refund-by-hand',
  'decide-refund': 'order.approve-refund',
  withhold: 'order.pay-out',
  resume: 'order.pay-out',
  'pay-out': 'order.pay-out',
  'resend-documents': 'order.resend',
  'resend-mail': 'order.resend',
  reissue: 'order.reissue',
  'look-up': 'order.look-up',
  release: 'order.release',
  'correct-name': 'order.correct-name',
  'change-contact': 'order.change-contact',
  'send-copy': 'order.change-contact',
  'decide-change': 'order.approve-change',
  'withdraw-change': 'order.withdraw',
  'withdraw-proposed-refund': 'order.withdraw',
} as const satisfies Record<string, DeskAct>

export type OrderActName = keyof typeof orderForms
export const orderActNames = Object.keys(orderForms) as OrderActName[]

/** What is told after something was done; `ask-refund`, `ask-change`: it waits for a second person; `name-refused`: by the supplier. */
export const toldActs = [...orderActNames, 'ask-refund', 'ask-change', 'name-refused'] as const
export type ToldAct = (typeof toldActs)[number]
