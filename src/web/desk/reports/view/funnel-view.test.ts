import { expect, it } from 'vitest'
import { funnelView } from './funnel-view.ts'

const steps = (visits: number, paid: number) => ({
  key: '2026-03-01',
  visits,
  searches: 0,
  drafts: 0,
  paid,
  confirmed: 0,
})

const writing = {
  asked: { report: 'funnel', from: '2026-03-01', to: '2026-03-01', by: 'day', only: {} },
  t: (_: string, values: { value?: string; at?: string } = {}) => values.value ?? values.at ?? '',
  tag: 'en-GB',
  zone: 'Asia/Kuala_Lumpur',
  address: () => '',
} as never

it('says by the agency’s clock when it was counted', () => {
  const row = steps(1, 1)
  const countedAt = '2026-03-01T20:00:00.000Z'
  const { notes } = funnelView({ rows: [row], total: row, leftOut: 0, countedAt }, writing)
  expect(notes[0]).toMatch(/2 Mar 2026, 04:00 GMT\+8/)
})

it.each([
  [200, 3, '1.5', '1.5'],
  [17, 17, '100.0', '100.0'],
  // Their visits weren't counted.
  [17, 22, '–', ''],
  [0, 1, '–', ''],
  [0, 0, '0.0', '0.0'],
])('of %i visits and %i paid orders it shows %s as the share', (visits, paid, text, raw) => {
  const row = steps(visits, paid)
  const view = funnelView({ rows: [row], total: row, leftOut: 0, countedAt: null }, writing)
  expect(view.tables[0]?.rows[0]?.at(-1)).toEqual({ text, raw })
})
