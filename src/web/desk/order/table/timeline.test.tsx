import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/support/page/render-page.tsx'
import type { DeskOrder, TimelineEntry } from '../../../../contract/desk/order/desk-order.ts'
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
  const { text } = renderPage(<Timeline seen={{ timeline, log } as unknown as DeskOrder} />)
  expect(text).toContain('Order placed')
  expect(text).toMatch(/Refunded JPY.18,897 by hand Ada: A late flight/)
  expect(text).not.toMatch(/Proposed|mail.send|Send a mail/)
})
