import type { ReportDimension } from '../../../../contract/desk/report-terms.ts'
import type { getSalesReport } from '../../../../contract/desk/reports.ts'
import type { ResultOf } from '../../../../contract/endpoint.ts'
import { minorDigits } from '../../../../contract/minor-digits.ts'
import type { Money } from '../../../../contract/money.ts'
import {
  countryName,
  formatDate,
  formatNumber,
  formatShortNumber,
} from '../../../../contract/words/format.ts'
import { formatRoundMoney } from '../../../../contract/words/format-money.ts'
import type { Query } from '../../../locale/url.ts'
import type { Translate } from '../../../locale/word-store.ts'
import { fullMoney } from '../../full-money.ts'
import type { PlotView } from '../plot/plot-view.ts'
import { queryOf, type ReportQuery } from '../report-query.ts'
import type { ReportCell, ReportTable } from '../report-table.ts'
import type { Measure } from './comparison.ts'

/** What a page shows of a report. */
export interface ReportView {
  plots: PlotView[]
  tables: ReportTable[]
  /** Of the whole period, to compare it with another. */
  measures: Measure[]
  /** Whether nothing has ever been counted, rather than nothing on these days. */
  isUncounted?: boolean
  /** What a reader has to know of the numbers. */
  notes: string[]
}

/** The rates that a report's amounts are converted at. */
type Rates = Pick<ResultOf<typeof getSalesReport>, 'currency' | 'ratesDate' | 'areRatesOld'>

/** What a report is written with. */
export interface Writing {
  asked: ReportQuery
  t: Translate
  /** BCP 47. */
  tag: string
  /** The agency's. */
  zone: string
  /** Returns the address of this report with another query. */
  address(query: Query): string
}

/** Returns how numbers, days, amounts and keys are written in a report. */
export function wordsOf({ asked, t, tag, address }: Writing) {
  const count = (value: number) => formatNumber(value, tag)
  const day = (value: string) => formatDate(value, tag, 'short')
  const known: Record<string, string> = {
    'source DIRECT': t('desk-reports.source-direct'),
    'source AFT': t('desk-reports.source-affiliate'),
    'source UTM': t('desk-reports.source-campaign'),
    'device mobile': t('desk-reports.device-mobile'),
    'device desktop': t('desk-reports.device-desktop'),
  }
  const keyName = (by: ReportDimension, key: string): string => {
    if (key === '') return t('desk-reports.unknown')
    if (by === 'day') return formatDate(key, tag, 'medium')
    if (by === 'country' && /^[A-Z]{2}$/.test(key)) return countryName(key, tag)
    return known[`${by} ${key}`] ?? key
  }
  const amount = (value: Money): ReportCell => ({
    text: fullMoney(value, tag),
    raw: (value.amount / 10 ** minorDigits(value.currency)).toFixed(minorDigits(value.currency)),
  })
  return {
    /** What a reader has to know of converted amounts. */
    ratesNotes({ currency, ratesDate, areRatesOld }: Rates): string[] {
      const date = formatDate(ratesDate, tag, 'medium')
      const note = t('desk-reports.rates-note', { currency, date })
      return areRatesOld ? [note, t('desk-reports.rates-old', { date })] : [note]
    },
    count,
    day,
    keyName,
    money: (value: Money) => fullMoney(value, tag),
    /** For a scale whose title says the currency. */
    scaleOf: (currency: string) => (amount: number) =>
      formatShortNumber(amount / 10 ** minorDigits(currency), tag),
    roundMoney: (amount: number, currency: string) => formatRoundMoney({ amount, currency }, tag),
    text: (text: string): ReportCell => ({ text, raw: text }),
    number: (value: number): ReportCell => ({ text: count(value), raw: value }),
    amount,
    /** An amount of the whole period. */
    totalled: (label: string, value: Money): Measure => ({
      label,
      value: value.amount,
      cell: amount(value),
    }),
    /** A count of the whole period. */
    counted: (label: string, value: number): Measure => ({
      label,
      value,
      cell: { text: count(value), raw: value },
    }),
    /** What a row is about; it leads to the report of that alone, by day. */
    key(by: ReportDimension, key: string): ReportCell {
      const cell = { text: keyName(by, key), raw: key }
      if (by === 'day') return cell
      const only = { ...asked.only, [by]: key }
      return { ...cell, to: address(queryOf({ ...asked, by: 'day', only })) }
    },
    /** What a line over days shows, in words. */
    overDays(values: readonly number[], days: readonly string[], write: (value: number) => string) {
      const most = Math.max(...values)
      const on = days[values.indexOf(most)] ?? ''
      return t('desk-reports.line-description', {
        sum: write(values.reduce((sum, value) => sum + value, 0)),
        most: write(most),
        day: formatDate(on, tag, 'medium'),
      })
    },
    /** What bars show, in words. */
    ofBars(rows: readonly { name: string; value: number }[], write: (value: number) => string) {
      const [first] = rows.toSorted((a, b) => b.value - a.value)
      return first
        ? t('desk-reports.bar-description', { name: first.name, most: write(first.value) })
        : t('desk-reports.nothing')
    },
  }
}
