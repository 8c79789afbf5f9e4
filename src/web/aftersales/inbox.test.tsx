import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import type { AfterSales } from '../../contract/aftersales/after-sales.ts'
import { money } from '../../contract/money.ts'
import { Inbox } from './inbox.tsx'
import { PastChanges } from './quote/past-changes.tsx'
import {
  exampleAfterSales,
  exampleChange,
  exampleItem,
  exampleRefund,
} from './testing/example-order.ts'

const read = (more: Partial<AfterSales>) =>
  renderPage(
    <Inbox
      orderCode="K7MW2P"
      items={[exampleItem('one')]}
      afterSales={exampleAfterSales(more)}
      page="order/K7MW2P"
    />,
  )

describe('confirmed quotes', () => {
  it('a refund on its way says where it goes and by when', () => {
    const { text, html } = read({ quotes: [exampleRefund({ state: 'completed' })] })
    expect(text).toContain('MYR 200 is on its way to you')
    expect(text).toContain('the card you paid with. The money arrives by 5 December 2026')
    expect(html).toContain('data-quote-state="completed" data-amount="20000" data-currency="MYR"')
  })

  it('a refund of nothing promises no money', () => {
    const [part] = exampleRefund({ state: 'completed' }).parts
    const amount = money(0, 'MYR')
    const quote = exampleRefund({
      state: 'completed',
      amount,
      parts: part ? [{ ...part, amount }] : [],
    })
    const { text } = read({ quotes: [quote] })
    expect(text).not.toContain('on its way')
    expect(text).toContain('Your flights are cancelled')
  })

  it('several refunds confirmed together show what was refunded and what the airline refused', () => {
    const [part] = exampleRefund().parts
    const parts = part
      ? [
          { ...part, itemIds: ['two'], state: 'completed' as const },
          { ...part, state: 'failed' as const },
        ]
      : []
    const { text } = read({ quotes: [exampleRefund({ state: 'completed', parts })] })
    expect(text).toContain('MYR 200 is on its way to you')
    expect(text).toMatch(/couldn’t be cancelled .*Kuala Lumpur – Bangkok/)
  })

  it('a change that waits for payment links to it', () => {
    const trxId = 'trx-00000002' as NonNullable<ReturnType<typeof exampleChange>['trxId']>
    const { html, text } = read({ quotes: [exampleChange({ state: 'awaiting_payment', trxId })] })
    expect(text).toContain('Pay MYR 120 for the change')
    expect(html).toContain('/en/pay/trx-00000002/choose')
  })

  it('a failed change says that nothing has changed', () => {
    expect(read({ quotes: [exampleChange({ state: 'failed' })] }).text).toContain(
      'Your flights and tickets stay as they were',
    )
    expect(read({ quotes: [exampleRefund({ state: 'failed' })] }).text).toContain('still valid')
  })

  it('unconfirmed quotes aren’t shown', () => {
    const { text } = read({ quotes: [exampleRefund(), exampleChange({ state: 'expired' })] })
    expect(text.trim()).toBe('')
  })
})

describe('a disputed payment', () => {
  const dispute = { isOpen: true, blocksRefunds: true, returned: money(0, 'MYR'), refunds: [] }
  const [{ quoteId }] = [exampleRefund()]
  const quotes = [exampleRefund({ state: 'completed' })]

  it('is told in plain words, with a way to support', () => {
    const { text, html } = read({ dispute })
    expect(text).toContain('disputed the payment at their bank')
    expect(html).toContain('contact?order=K7MW2P')
  })

  it('keeps a refund on hold', () => {
    const refunds = [{ quoteId, amount: money(20000, 'MYR'), state: 'waits' as const }]
    const { text } = read({ quotes, dispute: { ...dispute, refunds } })
    expect(text).toContain('Your refund of MYR 200 is on hold')
    expect(text).not.toContain('on its way')
  })

  it('promises only what the bank hasn’t returned', () => {
    const decided = { ...dispute, isOpen: false, blocksRefunds: false }
    const returned = (amount: number) =>
      read({
        quotes,
        dispute: {
          ...decided,
          returned: money(amount, 'MYR'),
          refunds: [{ quoteId, amount: money(amount, 'MYR'), state: 'returned' }],
        },
      }).text
    expect(returned(20000)).toContain('The bank has paid MYR 200')
    expect(returned(20000)).not.toContain('on its way')
    expect(returned(5000)).toContain('MYR 150 is on its way to you')
  })

  it('is counted in the list of earlier cancellations, too', () => {
    const shown = (state: 'waits' | 'returned', amount: number) => {
      const refunds = [{ quoteId, amount: money(amount, 'MYR'), state }]
      return renderPage(<PastChanges notices={[]} quotes={quotes} disputed={refunds} items={[]} />)
        .text
    }
    expect(shown('returned', 20000)).toContain('Cancelled, MYR 200 returned by the bank')
    expect(shown('returned', 5000)).toContain(
      'Cancelled, MYR 150 refunded and MYR 50 returned by the bank',
    )
    expect(shown('waits', 20000)).toContain('Cancelled, refund of MYR 200 on hold')
  })
})
