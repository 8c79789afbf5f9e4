import { expect, it } from 'vitest'
import { money } from '../../../../contract/money.ts'
import { salesView } from './sales-view.ts'

const sides = (amount: number, currency: string) => ({
  paid: money(amount, currency),
  refunded: money(0, currency),
  returned: money(0, currency),
})
const sales = (amount: number, currency: string) => ({
  ...sides(amount, currency),
  converted: sides(amount, 'USD'),
})

it('the total of several currencies has a line for each of them', () => {
  const totals = [sales(100_00, 'MYR'), sales(50_00, 'USD')]
  const rows = totals.map((each) => ({ key: '2026-03-01', ...each }))
  const about = {
    total: sides(150_00, 'USD'),
    currency: 'USD',
    ratesDate: '2026-03-01',
    areRatesOld: false,
  }
  const view = salesView({ rows, totals, leftOut: 0, ...about }, {
    asked: { report: 'sales', from: '2026-03-01', to: '2026-03-01', by: 'day', only: {} },
    t: (word: string) => word,
    tag: 'en-GB',
    address: () => '',
  } as never)
  const paid = view.tables[0]?.total?.[2]
  expect(paid?.text.split('\n').map((line) => line.replace(/\s/, ' '))).toEqual([
    'MYR 100.00',
    'USD 50.00',
  ])
})
