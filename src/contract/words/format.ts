/**
 * Presets of S9.14: 24-hour time; short, medium and long dates with month names; full with the weekday.
 * Our own: `day` is a compact day of travel, with the year unless it's obvious; `weekday` is the weekday only;
 * `full-time` is `full` with the time; `date-time-zone` names the time zone.
 */
export type DateLook =
  | 'short'
  | 'medium'
  | 'long'
  | 'full'
  | 'full-time'
  | 'time'
  | 'day'
  | 'weekday'
  | 'date-time'
  | 'date-time-zone'

const dateTime: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}

const looks: Readonly<Record<DateLook, Intl.DateTimeFormatOptions>> = {
  short: { day: 'numeric', month: 'short' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  'full-time': { ...dateTime, weekday: 'long', month: 'long' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  weekday: { weekday: 'short' },
  'date-time': dateTime,
  'date-time-zone': { ...dateTime, timeZoneName: 'short' },
}

/** Languages whose short month is a number in CLDR ("10. 12."). Dates show the month's name, so they use the long one. */
const withoutShortMonths: ReadonlySet<string> = new Set(['pt', 'cs', 'sk', 'fi', 'bg'])

function optionsOf(tag: string, look: DateLook, withYear: boolean): Intl.DateTimeFormatOptions {
  const options = withYear ? { ...looks[look], year: 'numeric' as const } : looks[look]
  const isNumber =
    options.month === 'short' && withoutShortMonths.has(tag.slice(0, tag.indexOf('-')))
  return isNumber ? { ...options, month: 'long' } : options
}

/** Returns the options of every date format in a language. */
export const dateOptions = (tag: string): Intl.DateTimeFormatOptions[] =>
  (Object.keys(looks) as DateLook[]).flatMap((look) => [
    optionsOf(tag, look, false),
    optionsOf(tag, look, true),
  ])

/** Returns the options of `formatDays`. */
export const daysOptions = (tag: string): Intl.DateTimeFormatOptions =>
  optionsOf(tag, 'short', false)

const hasZone = /(Z|[+-]\d\d:?\d\d)$/

/**
 * Formats a date or time in a locale (S5.9). A value without a zone is a wall-clock time and is shown unchanged;
 * a date without a time counts as T00:00:00. A value with a zone is an instant, shown in `zone` (default: UTC). `now`, in
 * milliseconds, decides whether a day of travel is obvious without its year.
 */
export function formatDate(
  value: string,
  tag: string,
  look: DateLook = 'day',
  zone?: string,
  now = Date.now(),
): string {
  const timed = value.includes('T') ? value : `${value}T00:00:00`
  const instant = hasZone.test(timed)
  const at = new Date(instant ? timed : `${timed}Z`)
  const withYear = look === 'day' && !isSoon(at, now)
  return dateFormat(tag, look, instant ? (zone ?? 'UTC') : 'UTC', withYear).format(at)
}

/** Formats a time of day: `15:00` is `15.00` in Danish. Other texts stay as they are: a stay's arrival hour is optional. */
export const formatTime = (time: string, tag: string): string =>
  /^\d\d:\d\d/.test(time) ? formatDate(`2000-01-01T${time}`, tag, 'time') : time

/** Languages whose ranges of days are only numbers in CLDR ("11.–17. 12."), with what stands between two whole days there. */
const between: Readonly<Record<string, string>> = { zh: '至', ja: '～', cs: ' – ', sk: ' – ' }

/** Formats the days of a stay: `11–17 Dec`. Versions of ICU differ in the spaces around the dash. */
export function formatDays(from: string, until: string, tag: string): string {
  const format = dateFormat(tag, 'short', 'UTC', false)
  const mark = between[tag.slice(0, tag.indexOf('-'))]
  if (mark && from !== until)
    return [from, until].map((day) => format.format(new Date(day))).join(mark)
  return format.formatRange(new Date(from), new Date(until)).replace(/(\d)\s?–\s?(\d)/, '$1–$2')
}

const dayLength = 86_400_000

/** Returns whether a day is unambiguous without its year: not past in any time zone, and less than a year away. */
function isSoon(at: Date, now: number): boolean {
  const days = (at.getTime() - now) / dayLength
  return days > -2 && days < 365
}

const dateFormat = (tag: string, look: DateLook, timeZone: string, withYear: boolean) =>
  once(
    `date ${tag} ${look} ${timeZone} ${withYear}`,
    () =>
      new Intl.DateTimeFormat(tag, {
        calendar: 'gregory',
        numberingSystem: 'latn',
        timeZone,
        ...optionsOf(tag, look, withYear),
      }),
  )

/**
 * Languages where CLDR writes hours and minutes in two styles ("13h 55 Min.", "13 oras 55m"), in English letters, or in letters that
 * mean something else (Turkish `s` is a second, Ukrainian `г` a year, `m` a metre), with the pair that travel sites use there.
 */
const ownUnits: Readonly<Record<string, readonly [hour: string, minute: string]>> = {
  cs: [' h', ' min'],
  de: [' h', ' min'],
  fil: [' oras', ' min'],
  hr: [' h', ' min'],
  ja: ['時間', '分'],
  ro: [' h', ' min'],
  sr: [' h', ' min'],
  tr: [' sa', ' dk'],
  uk: [' год', ' хв'],
}

/**
 * Formats minutes as hours and minutes in the locale's own units: 130 → `2h 10m`. No line breaks between
 * a number and its unit.
 */
export function formatDuration(minutes: number, tag: string): string {
  const own = ownUnits[tag.slice(0, tag.indexOf('-'))]
  const unit = (name: 'hour' | 'minute') =>
    once(
      `unit ${tag} ${name}`,
      () =>
        new Intl.NumberFormat(tag, {
          style: 'unit',
          unit: name,
          unitDisplay: 'narrow',
          numberingSystem: 'latn',
        }),
    )
  const part = (name: 'hour' | 'minute', value: number) =>
    spacedIfThai(
      own ? value + own[name === 'hour' ? 0 : 1] : unit(name).format(value),
      tag,
    ).replace(/\s/g, '\u00a0')
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = []
  if (hours > 0) parts.push(part('hour', hours))
  if (rest > 0 || hours === 0) parts.push(part('minute', rest))
  return parts.join(' ')
}

export const formatNumber = (value: number, tag: string): string =>
  once(`number ${tag}`, () => new Intl.NumberFormat(tag, { numberingSystem: 'latn' })).format(value)

/** Formats a number where there's no room for all its digits, such as on a scale: `1.2m`. */
export const formatShortNumber = (value: number, tag: string): string =>
  once(`short number ${tag}`, () => {
    const short = { notation: 'compact', maximumFractionDigits: 1 } as const
    return new Intl.NumberFormat(tag, { numberingSystem: 'latn', ...short })
  }).format(value)

export const formatList = (values: readonly string[], tag: string): string =>
  spacedIfThai(
    once(`list ${tag}`, () => new Intl.ListFormat(tag, { type: 'conjunction' })).format(values),
    tag,
  )

/** Adds the spaces that Thai has around numbers and Latin words, which CLDR's patterns lack: `2ชม.` → `2 ชม.`. */
const spacedIfThai = (text: string, tag: string): string =>
  tag.startsWith('th')
    ? text
        .replace(/([\p{Script=Latin}\d)])(?=\p{Script=Thai})/gu, '$1 ')
        .replace(/(\p{Script=Thai})(?=[\p{Script=Latin}\d(])/gu, '$1 ')
    : text

/** Returns the name of a time zone: `Asia/Kuala_Lumpur` → "Malaysia Time". */
export const zoneName = (timeZone: string, tag: string): string =>
  once(`zone ${tag} ${timeZone}`, () =>
    new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName'),
  )?.value ?? timeZone

export const countryName = (code: string, tag: string): string =>
  once(`region ${tag}`, () => new Intl.DisplayNames(tag, { type: 'region' })).of(code) ?? code

export const currencyName = (code: string, tag: string): string =>
  once(`currency ${tag}`, () => new Intl.DisplayNames(tag, { type: 'currency' })).of(code) ?? code

const made = new Map<string, unknown>()

/** Returns the formatter with this key, made when it's first needed: making one takes far longer than using it. */
export function once<T>(key: string, make: () => T): T {
  if (!made.has(key)) made.set(key, make())
  return made.get(key) as T
}
