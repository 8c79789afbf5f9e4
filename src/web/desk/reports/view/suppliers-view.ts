import type { getSuppliersReport } from '../../../../contract/desk/reports.ts'
import type { ResultOf } from '../../../../contract/endpoint.ts'
import { barPlot } from '../plot/bar-plot.ts'
import { linePlot } from '../plot/line-plot.ts'
import { daysIn } from '../report-query.ts'
import { type ReportView, type Writing, wordsOf } from './report-words.ts'

const outcomes = ['answered', 'failed'] as const
const states = ['confirmed', 'failed', 'unknown', 'cancelled', 'expired', 'open'] as const

const measureWords = {
  answered: 'desk-reports.searches-answered',
  failed: 'desk-reports.searches-failed',
  timedOut: 'desk-reports.searches-timed-out',
} as const

/** Returns what the page shows of suppliers: their answers to searches, and what became of reservations. */
export function suppliersView(
  { searches, days: counted, reservations }: ResultOf<typeof getSuppliersReport>,
  writing: Writing,
): ReportView {
  const { asked, t } = writing
  const words = wordsOf(writing)
  const productName = (product: string) =>
    product === 'flight' || product === 'hotel' ? t(`desk-reports.product-${product}`) : product
  const days = daysIn(asked)
  const byDay = new Map(counted.map((each) => [each.day, each]))
  const series = outcomes.map((outcome) => ({
    name: t(`desk-reports.${outcome}`),
    values: days.map((day) => byDay.get(day)?.[outcome] ?? 0),
  }))
  const failures = searches.map(({ search, supplier, answered, failed, timedOut }) => ({
    name: `${supplier}, ${productName(search)}`,
    value:
      Math.round((1000 * (failed + timedOut)) / Math.max(1, answered + failed + timedOut)) / 10,
  }))
  const percent = (value: number) => t('desk-reports.percent', { value: value.toFixed(1) })
  return {
    plots: [
      linePlot({
        id: 'plot-answers',
        title: t('desk-reports.answers'),
        description: series
          .map(({ name, values }) => `${name}: ${words.overDays(values, days, words.count)}`)
          .join(' '),
        days: days.map(words.day),
        series,
        write: words.count,
      }),
      barPlot({
        id: 'plot-failures',
        title: t('desk-reports.failure-share'),
        description: words.ofBars(failures, percent),
        rows: failures,
        write: percent,
      }),
    ],
    measures: [
      ...(['answered', 'failed', 'timedOut'] as const).map((each) =>
        words.counted(
          t(measureWords[each]),
          searches.reduce((sum, row) => sum + row[each], 0),
        ),
      ),
      ...(['confirmed', 'failed'] as const).map((state) =>
        words.counted(
          t(`desk-reports.reservations-${state}`),
          reservations.reduce((sum, row) => sum + row[state], 0),
        ),
      ),
    ],
    tables: [
      {
        id: 'searches',
        caption: t('desk-reports.searches'),
        columns: [
          { label: t('desk-reports.supplier'), isNumber: false },
          { label: t('desk-reports.product'), isNumber: false },
          ...(['answered', 'failed', 'timed-out', 'answered-in'] as const).map((each) => ({
            label: t(`desk-reports.${each}`),
            isNumber: true,
          })),
        ],
        rows: searches.map(({ search, supplier, answered, failed, timedOut, answeredIn }) => [
          words.text(supplier),
          { text: productName(search), raw: search },
          words.number(answered),
          words.number(failed),
          words.number(timedOut),
          answeredIn === null
            ? words.text('')
            : { text: t('desk-reports.milliseconds', { count: answeredIn }), raw: answeredIn },
        ]),
      },
      {
        id: 'reservations',
        caption: t('desk-reports.reservations'),
        columns: [
          { label: t('desk-reports.supplier'), isNumber: false },
          { label: t('desk-reports.product'), isNumber: false },
          ...states.map((state) => ({ label: t(`desk-reports.state-${state}`), isNumber: true })),
        ],
        rows: reservations.map(({ product, supplier, ...row }) => [
          words.text(supplier),
          { text: productName(product), raw: product },
          ...states.map((state) => words.number(row[state])),
        ]),
      },
    ],
    notes: [t('desk-reports.suppliers-note')],
  }
}
