import type { FunnelSteps, getFunnelReport } from '../../../../contract/desk/reports.ts'
import type { ResultOf } from '../../../../contract/endpoint.ts'
import { formatDate } from '../../../../contract/words/format.ts'
import { barPlot } from '../plot/bar-plot.ts'
import { linePlot } from '../plot/line-plot.ts'
import { daysIn } from '../report-query.ts'
import { type ReportView, type Writing, wordsOf } from './report-words.ts'

const steps = ['visits', 'searches', 'drafts', 'paid', 'confirmed'] as const

/** Returns what the page shows of the funnel: a plot for each step, because their sizes differ so much. */
export function funnelView(
  { rows, total, leftOut, countedAt }: ResultOf<typeof getFunnelReport>,
  writing: Writing,
): ReportView {
  const { asked, t, tag, zone } = writing
  const words = wordsOf(writing)
  const days = daysIn(asked)
  const byDay = new Map(rows.map((row) => [row.key, row]))
  const share = ({ visits, paid }: FunnelSteps) => {
    // Orders are counted without visits, too: such a share says nothing.
    if (paid > visits) return { text: '–', raw: '' }
    const value = visits > 0 ? (100 * paid) / visits : 0
    return { text: t('desk-reports.percent', { value: value.toFixed(1) }), raw: value.toFixed(1) }
  }
  const cells = (row: FunnelSteps) => [...steps.map((step) => words.number(row[step])), share(row)]
  return {
    plots: steps.map((step) => {
      const id = `plot-${step}`
      const title = t(`desk-reports.step-${step}`)
      if (asked.by === 'day') {
        const values = days.map((day) => byDay.get(day)?.[step] ?? 0)
        const description = words.overDays(values, days, words.count)
        const series = [{ name: title, values }]
        return linePlot({
          id,
          title,
          description,
          days: days.map(words.day),
          series,
          write: words.count,
        })
      }
      const bars = rows.map((row) => ({ name: words.keyName(asked.by, row.key), value: row[step] }))
      const description = words.ofBars(bars, words.count)
      return barPlot({ id, title, description, rows: bars, write: words.count })
    }),
    measures: steps.map((step) => words.counted(t(`desk-reports.step-${step}`), total[step])),
    tables: [
      {
        id: 'funnel',
        caption: t('desk-reports.funnel'),
        columns: [
          { label: t(`desk-reports.by-${asked.by}`), isNumber: false },
          ...steps.map((step) => ({ label: t(`desk-reports.step-${step}`), isNumber: true })),
          { label: t('desk-reports.paid-share'), isNumber: true },
        ],
        rows: rows.map((row) => [words.key(asked.by, row.key), ...cells(row)]),
        total: [words.text(t('desk-reports.total')), ...cells(total)],
      },
    ],
    isUncounted: countedAt === null,
    notes: [
      ...(countedAt
        ? [t('desk-reports.counted-at', { at: formatDate(countedAt, tag, 'date-time-zone', zone) })]
        : []),
      t('desk-reports.funnel-note'),
      ...(leftOut > 0 ? [t('desk-reports.left-out', { count: leftOut })] : []),
    ],
  }
}
