import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/support/page/render-page.tsx'
import type { DeskOrder, TimelineEntry } from '../../../../contract/desk/order/desk-order.ts'
import { exampleNotice } from '../../../aftersales/testing/example-order.ts'
import { Timeline } from './timeline.tsx'

const at = '2026-11-26T08:00:00.000Z'
const amount = { amount: 18_897, currency: 'JPY' }
const entry = (more: Pick<TimelineEntry, 'kind' | 'what'> & Partial<TimelineEntry>) => ({
  at,
  about: null,
  detail: null,
  ...more,
})

it('says what happened in words, who refunded how much by hand, and no jobs', () => {
  const log: DeskOrder['log'] = [
    {
      id: 'log-1',
      at,
      staff: { id: 'ada', name: 'Ada' },
      act: 'order.refund-by-hand',
      before: null,
      after: { refundByHandId: 'x', amount, state: 'approved' },
      why: 'A late flight',
    },
  ]
  const timeline = [
    entry({ kind: 'history', what: 'order.placed' }),
    entry({
      kind: 'desk',
      what: 'order.refund-by-hand',
      about: 'log-1',
      detail: 'Ada: A late flight',
    }),
    entry({ kind: 'desk', what: 'order.note', about: 'log-2', detail: 'Ada' }),
    entry({ kind: 'job', what: 'mail.send.completed' }),
  ]
  const { text } = renderPage(
    <Timeline seen={{ timeline, log, afterSales: { notices: [] } } as unknown as DeskOrder} />,
  )
  expect(text).toContain('Order placed')
  expect(text).toMatch(/Refunded JPY.18,897 by hand Ada: A late flight/)
  expect(text).not.toMatch(/Proposed|mail.send|Send a mail/)
})

it('tells an airline’s cancellation from new times, with both times and the deadline', () => {
  const opened = (more: Parameters<typeof exampleNotice>[0]) => {
    const notices = [exampleNotice({ openedAt: at, ...more })]
    const timeline = [entry({ kind: 'history', what: 'notice.opened', about: 'one' })]
    const seen = { timeline, log: [], afterSales: { notices } } as unknown as DeskOrder
    return renderPage(<Timeline seen={seen} />, { config: { agencyZone: 'Asia/Bangkok' } }).text
  }
  const times = opened({})
  expect(times).toContain('Schedule change announced')
  expect(times).toMatch(
    /10 Dec 2026, \d\d:\d\d – .* → 10 Dec 2026, 09:40 – .* \(local times\) · answer by 28 Nov 2026, 15:00 GMT\+7/,
  )
  const cancelled = opened({ after: null })
  expect(cancelled).toContain('Flights cancelled by the airline')
  expect(cancelled).toMatch(/10 Dec 2026, .* · answer by 28 Nov 2026, 15:00 GMT\+7/)
  expect(cancelled).not.toMatch(/→|Schedule change/)
})

it('says of each change what it was: proposed, approved, rejected or done', () => {
  const changeId = 'c'
  const asked = { changeId, kind: 'name', state: 'proposed' }
  const done = (act: string, before: object, after: object) => {
    const log = [
      { id: 'log-1', at, staff: { id: 'ada', name: 'Ada' }, act, before, after, why: 'Typo' },
    ]
    const timeline = [entry({ kind: 'desk', what: act, about: 'log-1', detail: 'Ada: Typo' })]
    const seen = { timeline, log, afterSales: { notices: [] } } as unknown as DeskOrder
    return renderPage(<Timeline seen={seen} />).text
  }
  const name = { surname: 'Tan' }
  const alone = done('order.correct-name', name, { ...asked, state: 'approved' })
  expect(alone).toContain('Corrected a name')
  const proposed = done('order.correct-name', name, asked)
  expect(proposed).toContain('Proposed a correction of a name')
  expect(proposed).not.toContain('Corrected')
  expect(done('order.approve-change', asked, { state: 'approved' })).toContain(
    'Approved a correction of a name',
  )
  expect(done('order.approve-change', asked, { state: 'rejected' })).toContain(
    'Rejected a correction of a name',
  )
  expect(done('order.withdraw', asked, { state: 'withdrawn' })).toContain(
    'Withdrew the proposal to correct a name',
  )
  const contact = { ...asked, kind: 'contact' }
  expect(done('order.change-contact', {}, contact)).toContain('Proposed a change of the contact')
})
