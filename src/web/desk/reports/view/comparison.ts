import { formatDate, formatNumber } from '../../../../contract/words/format.ts'
import type { Translate } from '../../../locale/word-store.ts'
import type { Period } from '../report-query.ts'
import type { ReportCell, ReportTable } from '../report-table.ts'

/** A number of a whole period, such as its visits. */
export interface Measure {
  label: string
  value: number
  cell: ReportCell
}

interface Compared {
  measures: readonly Measure[]
  /** The same ones, in the same order. */
  before: readonly Measure[]
  /** The days before. */
  period: Period
  t: Translate
  /** BCP 47. */
  tag: string
}

/** Returns the table that compares a period with the one before it. */
export function comparisonOf({ measures, before, period, t, tag }: Compared): ReportTable {
  const day = (value: string) => formatDate(value, tag, 'medium')
  const days =
    period.from === period.to ? day(period.from) : `${day(period.from)} – ${day(period.to)}`
  return {
    id: 'comparison',
    caption: t('desk-reports.comparison', { days }),
    columns: [
      { label: t('desk-reports.measure'), isNumber: false },
      { label: t('desk-reports.this-period'), isNumber: true },
      { label: t('desk-reports.period-before'), isNumber: true },
      { label: t('desk-reports.change'), isNumber: true },
    ],
    rows: measures.map(({ label, value, cell }, at) => {
      const { value: was = 0, cell: earlier = cell } = before[at] ?? {}
      return [{ text: label, raw: label }, cell, earlier, changeOf(was, value, { t, tag })]
    }),
  }
}

/** Returns a change in words, and for files in percent; empty there if nothing was before. */
export function changeOf(
  before: number,
  now: number,
  { t, tag }: Pick<Compared, 't' | 'tag'>,
): ReportCell {
  if (before === now) return { text: t('desk-reports.change-none'), raw: 0 }
  if (before === 0) return { text: t('desk-reports.change-new'), raw: '' }
  const change = (100 * (now - before)) / Math.abs(before)
  const size = Math.abs(change)
  // Small changes are told, too: 0% more would read as none.
  const percent = formatNumber(
    size < 10 ? Math.max(0.1, Math.round(10 * size) / 10) : Math.round(size),
    tag,
  )
  const word = change > 0 ? 'desk-reports.change-more' : 'desk-reports.change-less'
  return { text: t(word, { percent }), raw: change.toFixed(1) }
}
