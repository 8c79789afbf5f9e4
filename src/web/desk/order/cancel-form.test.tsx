import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import type { RefundByHand } from '../../../contract/desk/order/refund-by-hand.ts'
import { money } from '../../../contract/money.ts'
import { exampleItem, exampleOrder, exampleRefund } from '../../aftersales/testing/example-order.ts'
import { ActForms } from './act-form.tsx'
import { CancelForm } from './cancel-form.tsx'

const byHand = (state: RefundByHand['state'], amount: number): RefundByHand => ({
  refundByHandId: `6f0e8c0e-0000-4000-8000-0000000${amount}`,
  state,
  amount: money(amount, 'MYR'),
  why: 'late',
  proposedBy: { id: 'a', name: 'Ada' },
  decidedBy: null,
  createdAt: '2026-11-21T08:00:00.000Z',
  decidedAt: null,
  paidAt: null,
})

const show = (more: Partial<Pick<DeskOrder, 'order' | 'refundsByHand' | 'afterSales'>> = {}) =>
  renderPage(
    <ActForms value={{ roles: ['support'], rendering: 'r', refused: undefined }}>
      <CancelForm
        seen={{
          order: exampleOrder(),
          refundsByHand: [],
          afterSales: {} as DeskOrder['afterSales'],
          ...more,
        }}
        quote={exampleRefund()}
        isOpen={false}
      />
    </ActForms>,
  )

it('says that it cancels, on its button too, and is folded and destructive', () => {
  const { text, html } = show()
  expect(text).toContain('This cancels the tickets at the airline, and can’t be undone.')
  expect(text).toMatch(/Cancel flight · refund MYR.200/)
  expect(html).toMatch(/<button[^>]*bg-red/)
  expect(html).not.toMatch(/<details[^>]* open/)
  expect(text).not.toContain('Refunded by hand before')
})

it('names a product that it doesn’t know as a booking', () => {
  const items = [exampleItem('one', {}), exampleItem('two')].map((item) => ({
    ...item,
    product: 'transfer',
  }))
  expect(show({ order: exampleOrder(items) }).text).toMatch(/Cancel booking · refund MYR.200/)
})

it('shows what was refunded by hand before, which the quote’s sum leaves out', () => {
  const refundsByHand = [
    byHand('paid', 40000),
    byHand('approved', 20000),
    byHand('rejected', 30000),
  ]
  expect(show({ refundsByHand }).text).toMatch(/Refunded by hand before, on top of this MYR.600/)
})

it('shows what the payer’s bank returned before, unless the quote takes it off', () => {
  const afterSales = { dispute: { returned: money(25000, 'MYR') } } as DeskOrder['afterSales']
  expect(show({ afterSales }).text).toMatch(
    /Returned by the payer’s bank before, on top of this MYR.250/,
  )
  expect(show().text).not.toContain('payer’s bank')
})
