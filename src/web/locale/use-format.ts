import * as format from '../../contract/words/format.ts'
import { useLocale, useNow } from './language.ts'

/** Returns the formatters in the visitor's language: `const format = useFormat(); format.date('2026-12-10', 'day')`. */
export function useFormat() {
  const { tag } = useLocale()
  const now = useNow()
  return {
    date: (value: string, look?: format.DateLook, zone?: string) =>
      format.formatDate(value, tag, look, zone, now),
    time: (time: string) => format.formatTime(time, tag),
    days: (from: string, until: string) => format.formatDays(from, until, tag),
    duration: (minutes: number) => format.formatDuration(minutes, tag),
    number: (value: number) => format.formatNumber(value, tag),
    list: (values: readonly string[]) => format.formatList(values, tag),
    zone: (timeZone: string) => format.zoneName(timeZone, tag),
    country: (code: string) => format.countryName(code, tag),
    currency: (code: string) => format.currencyName(code, tag),
  }
}
