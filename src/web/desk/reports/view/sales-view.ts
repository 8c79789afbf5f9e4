import type { getSalesReport, Sales } from '../../../../contract/desk/reports.ts'
import type { ResultOf } from '../../../../contract/endpoint.ts'
import { barPlot } from '../plot/bar-plot.ts'
import { linePlot } from '../plot/line-plot.ts'
import { daysIn } from '../report-query.ts'
import { type ReportView, type Writing, wordsOf } from './report-words.ts'

const sides = ['paid', 'refunded', 'returned'] as const

/** Returns what the page shows of sales: all sides over days on one scale, or each by where orders came from. */
export function salesView(
  { rows, totals, total, leftOut, currency, ...rates }: ResultOf<typeof getSalesReport>,
  writing: Writing,
): ReportView {
  const { asked, t } = writing
  const words = wordsOf(writing)
  const write = (amount: number) => words.roundMoney(amount, currency)
  const byKey = Map.groupBy(rows, ({ key }) => key)
  const sumOf = (same: readonly Sales[] = [], side: (typeof sides)[number]) =>
    same.reduce((sum, { converted }) => sum + converted[side].amount, 0)
  const cells = (row: Sales) => [
    words.text(row.paid.currency),
    ...sides.map((side) => words.amount(row[side])),
    ...sides.map((side) => words.amount(row.converted[side])),
  ]

  function plots() {
    if (asked.by !== 'day') {
      return sides.map((side) => {
        const bars = [...byKey].map(([key, same]) => ({
          name: words.keyName(asked.by, key),
          value: sumOf(same, side),
        }))
        const title = t(`desk-reports.${side}-in`, { currency })
        const description = words.ofBars(bars, write)
        return barPlot({ id: `plot-${side}`, title, description, rows: bars, write })
      })
    }
    const days = daysIn(asked)
    const series = sides.map((side) => ({
      name: t(`desk-reports.${side}`),
      values: days.map((day) => sumOf(byKey.get(day), side)),
    }))
    const description = series
      .map(({ name, values }) => `${name}: ${words.overDays(values, days, write)}`)
      .join(' ')
    const title = t('desk-reports.sales-in', { currency })
    return [
      linePlot({
        id: 'plot-sales',
        title,
        description,
        days: days.map(words.day),
        series,
        write: words.scaleOf(currency),
      }),
    ]
  }

  return {
    plots: plots(),
    measures: sides.map((side) =>
      words.totalled(t(`desk-reports.${side}-in`, { currency }), total[side]),
    ),
    tables: [
      {
        id: 'sales',
        caption: t('desk-reports.sales'),
        columns: [
          { label: t(`desk-reports.by-${asked.by}`), isNumber: false },
          { label: t('desk-reports.currency'), isNumber: false },
          ...sides.map((side) => ({ label: t(`desk-reports.${side}`), isNumber: true })),
          ...sides.map((side) => ({
            label: t(`desk-reports.${side}-in`, { currency }),
            isNumber: true,
          })),
        ],
        rows: rows.map((row) => [words.key(asked.by, row.key), ...cells(row)]),
        total: [
          words.text(t('desk-reports.total')),
          words.text(''),
          ...sides.map((side) =>
            words.text(totals.map((each) => words.money(each[side])).join('\n')),
          ),
          ...sides.map((side) => words.amount(total[side])),
        ],
      },
    ],
    notes: [
      ...words.ratesNotes({ currency, ...rates }),
      t('desk-reports.sales-note'),
      ...(leftOut > 0 ? [t('desk-reports.left-out', { count: leftOut })] : []),
    ],
  }
}
