import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import { money } from '../../../contract/money.ts'
import { exampleOrder } from '../../aftersales/testing/example-order.ts'
import { OrderFacts } from './order-facts.tsx'

const told = (
  more: Partial<Record<'refunded' | 'returned' | 'pending', number>> & { block?: string } = {},
) => {
  const { refunded = 0, returned = 0, pending = 0, block = null } = more
  const seen = {
    order: { ...exampleOrder(), paid: money(25_000, 'MYR'), refunded: money(refunded, 'MYR') },
    language: 'en',
    memberId: null,
    attribution: null,
    refundable: money(0, 'MYR'),
    refunds: [pending].filter(Boolean).map((amount) => ({
      amount: money(amount, 'MYR'),
      state: 'requested',
      cause: 'hand a',
      payOutBlock: block,
    })),
    afterSales: { dispute: { returned: money(returned, 'MYR') } },
  } as unknown as DeskOrder
  return renderPage(<OrderFacts seen={seen} />).text
}

it('has what a lost dispute took in its sums', () => {
  const lost = told({ returned: 25_000 })
  expect(lost).toMatch(/Returned by the payer’s bank\s*MYR.250/)
  expect(lost).toMatch(/Kept\s*MYR.0/)
  expect(told()).not.toContain('Returned by the payer’s bank')
  expect(told()).toMatch(/Kept\s*MYR.250/)
})

it('keeps what was neither refunded nor returned, nor is on its way back', () => {
  expect(told({ refunded: 5_000, returned: 10_000, pending: 2_500 })).toMatch(/Kept\s*MYR.75/)
})

it('says that a refund waits for a dispute, and not that it’s on its way', () => {
  const waiting = told({ pending: 2_500, block: 'disputed' })
  expect(waiting).toMatch(/Refund waits for the dispute\s*MYR.25/)
  expect(waiting).not.toContain('On its way back')
  expect(told({ pending: 2_500 })).toMatch(/On its way back\s*MYR.25/)
})
