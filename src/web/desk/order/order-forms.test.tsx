import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { DeskOrder, DeskRefund } from '../../../contract/desk/order/desk-order.ts'
import type { OrderChange } from '../../../contract/desk/order/order-change.ts'
import type { StaffRole } from '../../../contract/desk/staff-roles.ts'
import { money } from '../../../contract/money.ts'
import { exampleOrder } from '../../aftersales/testing/example-order.ts'
import { ActForms } from './act-form.tsx'
import { OrderForms } from './order-forms.tsx'
import type { OrderProblem } from './order-problems.ts'

const refund = (
  state: DeskRefund['state'],
  payOutBlock: DeskRefund['payOutBlock'] = null,
): DeskRefund => ({
  refundId: 'r',
  paymentId: 'p',
  amount: money(500, 'MYR'),
  state,
  cause: 'hand a',
  createdAt: '2026-11-21T08:00:00.000Z',
  doneAt: null,
  bankReference: null,
  payOutBlock,
})

const change = (proposedBy: string): OrderChange => ({
  changeId: 'c',
  kind: 'contact',
  state: 'proposed',
  fields: [{ name: 'email', before: 'a@test.example', after: 'b@test.example' }],
  names: null,
  answer: null,
  why: 'typo',
  proposedBy: { id: proposedBy, name: 'Ada' },
  decidedBy: null,
  createdAt: '2026-11-21T08:00:00.000Z',
  decidedAt: null,
})

const page = (
  more: object = {},
  role: StaffRole = 'finance',
  problems: readonly OrderProblem[] = [],
) => {
  const seen = {
    order: { ...exampleOrder(), paid: money(25000, 'MYR') },
    afterSales: { reservations: [], quotes: [], notices: [] },
    reservations: [],
    refunds: [],
    refundsByHand: [],
    changes: [],
    mails: [],
    language: 'en',
    mailLanguage: 'en',
    refundable: money(0, 'MYR'),
    refundableAlone: money(0, 'MYR'),
    ...more,
  } as unknown as DeskOrder
  return renderPage(
    <ActForms value={{ roles: [role], rendering: 'r', refused: undefined }}>
      <OrderForms seen={seen} problems={problems} staffId="eve" isJustQuoted={false} />
    </ActForms>,
  )
}

const show = (more: object = {}, role?: StaffRole) => page(more, role).text

it('offers to withhold a refund only where nothing is known against it, and says what is', () => {
  const offer = 'Withhold a refund'
  expect(show({ refunds: [refund('requested')] })).toContain(offer)
  const disputed = show({ refunds: [refund('requested', 'disputed')] })
  expect(disputed).not.toContain(offer)
  expect(disputed).toMatch(/MYR.5 can’t be withheld .* its payment is disputed/)
  const asked = show({ refunds: [refund('requested', 'asked')] })
  expect(asked).not.toContain(offer)
  expect(asked).toContain('the gateway was just asked to pay it')
  // Support doesn't pay out, and has nothing to do with it.
  expect(show({ refunds: [refund('requested', 'disputed')] }, 'support')).not.toContain('withheld')
})

it('offers to record a bank transfer only while it may be made', () => {
  const offer = 'Record a bank transfer'
  expect(show({ refunds: [refund('withheld')] })).toContain(offer)
  const returned = show({ refunds: [refund('withheld', 'returned')] })
  expect(returned).not.toContain(offer)
  expect(returned).toContain('the payer’s bank has returned the money')
  expect(returned).toContain('Send a withheld refund')
})

it('offers to release a hold once its suppliers have answered', () => {
  const order = { ...exampleOrder(), status: 'awaiting_payment', paid: money(0, 'MYR') }
  const held = (state: string) =>
    show({ order, reservations: [{ reservationId: 'r', state, codes: [] }] }, 'support')
  expect(held('held')).toContain('Release the unpaid order')
  const waiting = held('unknown')
  expect(waiting).not.toContain('Release the unpaid order')
  expect(waiting).toContain('a supplier hasn’t answered yet')
})

it('sends with “dealt with” which failures its page showed', () => {
  const failed = (supplier: string, since: string): OrderProblem => ({
    kind: 'reservation',
    supplier,
    state: 'failed',
    reason: null,
    since,
  })
  const newest = '2026-11-21T09:00:00.000Z'
  const problems = [failed('a', newest), failed('b', '2026-11-21T08:00:00.000Z')]
  expect(page({}, 'support', problems).html).toContain(`name="seen" value="${newest}"`)
  expect(show({}, 'support')).not.toContain('What was done')
})

it('lets only the person who proposed a change withdraw it', () => {
  expect(show({ changes: [change('eve')] }, 'support')).toContain('Withdraw your proposal')
  expect(show({ changes: [change('ada')] }, 'support')).not.toContain('Withdraw your proposal')
})
