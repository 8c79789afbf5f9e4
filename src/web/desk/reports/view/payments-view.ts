import type { getPaymentsReport } from '../../../../contract/desk/reports.ts'
import type { ResultOf } from '../../../../contract/endpoint.ts'
import { barPlot } from '../plot/bar-plot.ts'
import { type ReportView, type Writing, wordsOf } from './report-words.ts'

const sides = ['paid', 'refunded', 'returned'] as const
const outcomes = ['attempts', 'captured', 'failed', 'open', 'disputed'] as const

/** Returns what the page shows of payments by method and currency. */
export function paymentsView(
  { rows, held, currency, ...rates }: ResultOf<typeof getPaymentsReport>,
  writing: Writing,
): ReportView {
  const { t } = writing
  const words = wordsOf(writing)
  const nameOf = ({ method, paid }: (typeof rows)[number]) =>
    `${t(`desk-reports.method-${method}`)}, ${paid.currency}`
  const plot = (
    id: string,
    title: string,
    value: (row: (typeof rows)[number]) => number,
    write: (value: number) => string,
  ) => {
    const bars = rows.map((row) => ({ name: nameOf(row), value: value(row) }))
    return barPlot({ id, title, description: words.ofBars(bars, write), rows: bars, write })
  }
  return {
    plots: [
      plot(
        'plot-captured',
        t('desk-reports.paid-in', { currency }),
        ({ converted }) => converted.paid.amount,
        (amount) => words.roundMoney(amount, currency),
      ),
      plot('plot-attempts', t('desk-reports.attempts'), ({ attempts }) => attempts, words.count),
      plot('plot-failed', t('desk-reports.failed'), ({ failed }) => failed, words.count),
    ],
    measures: [
      ...outcomes.map((each) =>
        words.counted(
          t(`desk-reports.${each}`),
          rows.reduce((sum, row) => sum + row[each], 0),
        ),
      ),
      ...sides.map((side) => {
        const amount = rows.reduce((sum, { converted }) => sum + converted[side].amount, 0)
        return words.totalled(t(`desk-reports.${side}-in`, { currency }), { amount, currency })
      }),
    ],
    tables: [
      {
        id: 'payments',
        caption: t('desk-reports.payments'),
        columns: [
          { label: t('desk-reports.method'), isNumber: false },
          { label: t('desk-reports.currency'), isNumber: false },
          ...outcomes.map((each) => ({ label: t(`desk-reports.${each}`), isNumber: true })),
          ...sides.map((side) => ({ label: t(`desk-reports.${side}`), isNumber: true })),
          ...sides.map((side) => ({
            label: t(`desk-reports.${side}-in`, { currency }),
            isNumber: true,
          })),
        ],
        rows: rows.map((row) => [
          { text: t(`desk-reports.method-${row.method}`), raw: row.method },
          words.text(row.paid.currency),
          ...outcomes.map((each) => words.number(row[each])),
          ...sides.map((side) => words.amount(row[side])),
          ...sides.map((side) => words.amount(row.converted[side])),
        ]),
      },
      ...(held.length === 0
        ? []
        : [
            {
              id: 'held',
              caption: t('desk-reports.held'),
              columns: [
                { label: t('desk-reports.currency'), isNumber: false },
                { label: t('desk-reports.disputed'), isNumber: true },
                { label: t('desk-reports.held-amount'), isNumber: true },
                { label: t('desk-reports.held-in', { currency }), isNumber: true },
              ],
              rows: held.map(({ count, amount, converted }) => [
                words.text(amount.currency),
                words.number(count),
                words.amount(amount),
                words.amount(converted),
              ]),
            },
          ]),
    ],
    notes: [...words.ratesNotes({ currency, ...rates }), t('desk-reports.payments-note')],
  }
}
