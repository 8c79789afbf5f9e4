import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { AfterSales } from '../../../contract/aftersales/after-sales.ts'
import { money } from '../../../contract/money.ts'
import type { OrderItem } from '../../../contract/order/order.ts'
import { Inbox } from '../../aftersales/inbox.tsx'
import {
  exampleAfterSales,
  exampleItem,
  exampleNotice,
  exampleRefund,
  exampleTransfer,
} from '../../aftersales/testing/example-order.ts'
import { PlaceNamesContext } from '../../place/place-names.ts'
import { exampleSlice } from '../results/testing/example-slice.ts'
import { AcceptNotice } from './accept-notice.tsx'

const places = {
  KUL: { city: 'Kuala Lumpur', name: '', countryName: '' },
  BKK: { city: 'Bangkok', name: '', countryName: '' },
}
const page = 'order/K7MW2P'
const show = (items: readonly OrderItem[], afterSales: AfterSales) =>
  renderPage(
    <PlaceNamesContext value={places}>
      <Inbox orderCode="K7MW2P" items={items} afterSales={afterSales} page={page} />
    </PlaceNamesContext>,
  )
const read = (more: Partial<AfterSales>) => show([exampleItem('one')], exampleAfterSales(more))
const ask = (problem?: 'UNAVAILABLE') =>
  renderPage(
    <PlaceNamesContext value={places}>
      <AcceptNotice
        items={[exampleItem('one')]}
        notice={exampleNotice()}
        page={page}
        problem={problem}
      />
    </PlaceNamesContext>,
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
    const flights = ['out', 'one', 'gone'].map((id) =>
      exampleItem(id, id === 'gone' ? { state: 'cancelled' } : {}),
    )
    const items = [exampleTransfer('ride'), ...flights]
    const { text } = show(items, afterSales)
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

  it('offers what a disputed payment leaves possible, and says why a refund waits', () => {
    const dispute = {
      isOpen: true,
      blocksRefunds: true,
      returned: money(0, 'MYR'),
      refunds: [],
    }
    const { text, html } = read({ notices: [exampleNotice()], dispute })
    expect(text).toContain('You can still answer the change below')
    expect(text).toContain('Accepting them and choosing other flights are both free')
    expect(text).toContain('Accept the new times')
    expect(text).toContain('Choose other flights (free)')
    expect(text).toMatch(
      /A refund isn’t possible yet: .* We’ll extend the deadline while the bank decides/,
    )
    expect(text).not.toMatch(/Every option|Get a full refund|nothing can be changed/)
    expect(html).not.toContain('refund-form')
    const gone = read({ notices: [exampleNotice({ after: null })], dispute })
    expect(gone.text).toContain('You can get one in full once the bank has decided')
    expect(gone.text).not.toContain('Get a full refund')
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
    const changedAt = '2026-11-23T09:30:00.000Z'
    const { text } = read({ notices: [exampleNotice({ state: 'accepted', changedAt })] })
    expect(text).toContain('23 Nov 2026, 09:30')
    expect(text).not.toContain('Accept the new times')
    expect(text).toContain('the new times apply')
  })
})
