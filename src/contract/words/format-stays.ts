import { once } from './format.ts'

/** Formats with exactly one decimal: a guests' score of 8 is `8.0`. */
export const formatScore = (value: number, tag: string): string =>
  once(
    `score ${tag}`,
    () =>
      new Intl.NumberFormat(tag, {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
        numberingSystem: 'latn',
      }),
  ).format(value)

/** Formats a distance given in kilometres: `350 m`, `1.2 km`, `24 km`. */
export function formatDistance(kilometres: number, tag: string): string {
  const near = kilometres < 0.95
  const digits = near || kilometres >= 9.95 ? 0 : 1
  const unit = near ? 'meter' : 'kilometer'
  // Positions aren't known better than to 50 metres.
  const value = near ? Math.max(50, Math.round(kilometres * 20) * 50) : kilometres
  return once(
    `distance ${tag} ${unit} ${digits}`,
    () =>
      new Intl.NumberFormat(tag, {
        style: 'unit',
        unit,
        unitDisplay: 'short',
        maximumFractionDigits: digits,
        numberingSystem: 'latn',
      }),
  ).format(value)
}

/** Formats a month, `2026-12`, with its year. */
export const formatMonth = (month: string, tag: string): string =>
  once(
    `month ${tag}`,
    () =>
      new Intl.DateTimeFormat(tag, {
        calendar: 'gregory',
        numberingSystem: 'latn',
        timeZone: 'UTC',
        month: 'long',
        year: 'numeric',
      }),
  ).format(new Date(`${month}-01T00:00:00Z`))

/** Returns a language's name in another: `th` → "Thai". */
export const languageName = (code: string, tag: string): string =>
  once(`language ${tag}`, () => new Intl.DisplayNames(tag, { type: 'language' })).of(code) ?? code
