import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import type { AfterSales } from '../../contract/aftersales/after-sales.ts'
import { money } from '../../contract/money.ts'
import { exampleSlice } from '../flight/results/testing/example-slice.ts'
import { Inbox } from './inbox.tsx'
import { AcceptNotice } from './notice/accept-notice.tsx'
import {
  exampleAfterSales,
  exampleChange,
  exampleItem,
  exampleNotice,
  exampleRefund,
} from './testing/example-order.ts'

const airports = {
  KUL: { city: 'Kuala Lumpur', name: '', countryName: '' },
  BKK: { city: 'Bangkok', name: '', countryName: '' },
}
const page = 'order/K7MW2P'
const read = (more: Partial<AfterSales>) => {
  const afterSales = exampleAfterSales(more)
  return renderPage(
    <Inbox
      orderCode="K7MW2P"
      items={[exampleItem('one')]}
      afterSales={afterSales}
      airports={airports}
      page={page}
    />,
  )
}
const ask = (problem?: 'UNAVAILABLE') =>
  renderPage(
    <AcceptNotice
      items={[exampleItem('one')]}
      notice={exampleNotice()}
      airports={airports}
      page={page}
      problem={problem}
    />,
  )

describe('a schedule change that waits for an answer', () => {
  it('shows before and after, and says in words what moved', () => {
    const { text, html } = read({ notices: [exampleNotice()] })
    expect(text).toContain('The airline changed your flight')
    expect(text).toContain('Kuala Lumpur – Bangkok')
    expect(text).toMatch(/Leaves 08:15 .* 09:40 .* 1h 25m later/)
    expect(text).toMatch(/Lands 09:25 .* 10:50 .* 1h 25m later/)
    expect(html.match(/data-moved/g)).toHaveLength(2)
  })

  it('counts the flights as the order does', () => {
    const afterSales = exampleAfterSales({ notices: [exampleNotice()] })
    const items = ['out', 'one', 'gone'].map((id) =>
      exampleItem(id, id === 'gone' ? { state: 'cancelled' } : {}),
    )
    const { text } = renderPage(
      <Inbox
        orderCode="K7MW2P"
        items={items}
        afterSales={afterSales}
        airports={airports}
        page={page}
      />,
    )
    expect(text).toContain('Flight 2 of 2: Kuala Lumpur')
  })

  it('says until when, and offers three answers', () => {
    const { text, html } = read({ notices: [exampleNotice()] })
    expect(text).toMatch(/Answer by 28 Nov 2026, 16:00 \(Kuala Lumpur time\)/)
    expect(text).toContain('Accept the new times')
    expect(html).toContain(`/en/order/K7MW2P?accept=${exampleNotice().noticeId}`)
    expect(html).toContain('/en/aftersales/change-flight/submission/K7MW2P/search?item=one')
    expect(html).toContain('/en/refund-form/K7MW2P?item=one')
  })

  it('has nothing to accept where the flight is not flown any more', () => {
    const { text } = read({ notices: [exampleNotice({ after: null })] })
    expect(text).toContain('The airline cancelled your flight')
    expect(text).toContain('Cancelled')
    expect(text).not.toContain('Accept the new times')
    expect(text).toContain('Get a full refund')
  })

  it('names another flight and another airport', () => {
    const after = exampleSlice({ flight: 'MH786', from: 'SZB' })
    const { text } = read({ notices: [exampleNotice({ after })] })
    expect(text).toContain('Other flight')
    expect(text).toContain('Other airport')
  })

  it('asks for a confirmation before it is accepted, with before and after', () => {
    const { text, html } = ask()
    expect(text).toMatch(/Accept the new times\? .*Leaves 08:15 .* 09:40 .* 1h 25m later/)
    expect(text).toMatch(/Answer by 28 Nov 2026, 16:00 \(Kuala Lumpur time\)/)
    expect(text).toContain('Yes, accept the new times')
    expect(html).toMatch(/<form[^>]* method="post"/)
    expect(html).toContain('href="/en/order/K7MW2P"')
  })

  it('keeps its place and says why when the answer did not arrive', () => {
    const { html, text } = ask('UNAVAILABLE')
    expect(html).toContain('data-error="UNAVAILABLE"')
    expect(text).toContain('Try again in a minute')
  })

  it('asks for nothing more while its refund is under way', () => {
    const { text } = read({
      notices: [exampleNotice()],
      quotes: [exampleRefund({ state: 'in_progress' })],
    })
    expect(text).toContain('Your flights are being cancelled')
    expect(text).not.toContain('Accept the new times')
  })

  it('folds into a line once it is answered', () => {
    const { text } = read({ notices: [exampleNotice({ state: 'accepted' })] })
    expect(text).not.toContain('Accept the new times')
    expect(text).toContain('the new times apply')
  })
})

describe('what was confirmed', () => {
  it('money that is on its way says where to and by when', () => {
    const { text, html } = read({ quotes: [exampleRefund({ state: 'done' })] })
    expect(text).toContain('MYR 200 is on its way to you')
    expect(text).toContain('the card you paid with. The money arrives by 5 December 2026')
    expect(html).toContain('data-quote-state="done" data-amount="20000" data-currency="MYR"')
  })

  it('a refund of nothing promises no money', () => {
    const [part] = exampleRefund({ state: 'done' }).parts
    const amount = money(0, 'MYR')
    const quote = exampleRefund({ state: 'done', amount, parts: part ? [{ ...part, amount }] : [] })
    const { text } = read({ quotes: [quote] })
    expect(text).not.toContain('on its way')
    expect(text).toContain('Your flights are cancelled')
  })

  it('of several refunds confirmed at once, tells what came back and what the airline refused', () => {
    const [part] = exampleRefund().parts
    const parts = part
      ? [
          { ...part, itemIds: ['two'], state: 'done' as const },
          { ...part, state: 'failed' as const },
        ]
      : []
    const { text } = read({ quotes: [exampleRefund({ state: 'done', parts })] })
    expect(text).toContain('MYR 200 is on its way to you')
    expect(text).toMatch(/couldn’t be cancelled .*Kuala Lumpur – Bangkok/)
  })

  it('a change that waits for its payment leads there', () => {
    const trxId = 'trx-00000002' as NonNullable<ReturnType<typeof exampleChange>['trxId']>
    const { html, text } = read({ quotes: [exampleChange({ state: 'awaiting_payment', trxId })] })
    expect(text).toContain('Pay MYR 120 for the change')
    expect(html).toContain('/en/pay/trx-00000002/choose')
  })

  it('what failed says that everything stands as it was', () => {
    expect(read({ quotes: [exampleChange({ state: 'failed' })] }).text).toContain(
      'Your flights and tickets stay as they were',
    )
    expect(read({ quotes: [exampleRefund({ state: 'failed' })] }).text).toContain('still valid')
  })

  it('quotes that nobody confirmed are not told', () => {
    const { text } = read({ quotes: [exampleRefund(), exampleChange({ state: 'lapsed' })] })
    expect(text.trim()).toBe('')
  })
})
