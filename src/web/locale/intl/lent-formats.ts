import { daysOptions } from '../../../contract/words/format.ts'
import { type DatePattern, dateKey, type IntlTables } from './intl-tables.ts'

/** Stand-ins for `Intl` in a language that the browser lacks. Each is undefined for options that pages don't use. */
export type LentFormats = ReturnType<typeof lentFormats>

/** Returns formats that follow a language's tables. Counting and rounding are left to the browser's English. */
export function lentFormats(tables: IntlTables) {
  const category = pluralIn(tables)
  return {
    dateTimeFormat: (options: Intl.DateTimeFormatOptions = {}) => dateFormat(tables, options),
    numberFormat: (options: Intl.NumberFormatOptions = {}) =>
      numberFormat(tables, category, options),
    pluralRules: (options: Intl.PluralRulesOptions = {}) =>
      options.type === 'ordinal' ? undefined : { select: category },
    displayNames: (options: Intl.DisplayNamesOptions) => {
      const { type } = options
      if (type !== 'region' && type !== 'currency' && type !== 'language') return undefined
      const names = new Map(tables.namesOf[type])
      return { of: (code: string) => names.get(code) ?? code }
    },
    listFormat: (options: Intl.ListFormatOptions = {}) =>
      (options.type ?? 'conjunction') === 'conjunction'
        ? { format: (values: Iterable<string>) => listed(tables, [...values]) }
        : undefined,
    collator: () => {
      const places = new Map(tables.namesOf.region.map(([, name], at) => [name, at]))
      const compare = (one: string, other: string) => {
        const [a, b] = [places.get(one), places.get(other)]
        if (a !== undefined && b !== undefined) return a - b
        return one < other ? -1 : one > other ? 1 : 0
      }
      return { compare }
    },
  }
}

function dateFormat(tables: IntlTables, options: Intl.DateTimeFormatOptions) {
  const { timeZone, numberingSystem } = options
  if (options.timeZoneName === 'longGeneric') return zoneFormat(tables, timeZone)
  const pattern = tables.dates[dateKey(options)]
  if (!pattern) return undefined
  const clock = new Intl.DateTimeFormat('en-US', {
    calendar: 'gregory',
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZoneName: 'short',
  })
  const digits = numberingSystem === 'latn' || tables.tag.includes('-nu-latn') ? '' : tables.digits
  const partsOf = (at?: Date | number) =>
    new Map<string, string>(clock.formatToParts(at).map(({ type, value }) => [type, value]))
  const written = (
    parts: ReadonlyMap<string, string>,
    part: Exclude<DatePattern[number], string>,
  ): Intl.DateTimeFormatPart => {
    const value = parts.get(part.type) ?? ''
    if ('digits' in part) {
      return { type: part.type, value: inDigits(value.padStart(part.digits, '0'), digits) }
    }
    const at = part.type === 'month' ? Number(value) - 1 : weekdays.indexOf(value)
    return { type: part.type, value: tables.names[part.names]?.[at] ?? value }
  }
  const formatToParts = (at?: Date | number): Intl.DateTimeFormatPart[] => {
    const parts = partsOf(at)
    return pattern.map((part) => {
      if (part === 'timeZoneName') {
        const name = parts.get(part) ?? ''
        const value = name === 'UTC' ? tables.utc : name.replace(/^GMT(?=[+-])/, tables.gmt)
        return { type: part, value }
      }
      if (typeof part === 'string') return { type: 'literal', value: part }
      return written(parts, part)
    })
  }
  // V8 writes narrow no-break spaces as spaces in texts, but not in parts.
  const format = (at?: Date | number) => joined(formatToParts(at)).replaceAll('\u202f', ' ')
  const formatRange = (from: Date | number, until: Date | number): string => {
    const [first, last] = [partsOf(from), partsOf(until)]
    const isSame = (type: string) => first.get(type) === last.get(type)
    if (isSame('year') && isSame('month') && isSame('day')) return format(from)
    const days = tables.days[isSame('year') ? (isSame('month') ? 0 : 1) : 2] ?? []
    return joined(
      days.map((part) =>
        typeof part === 'string'
          ? { type: 'literal', value: part }
          : written(part.isLast ? last : first, part),
      ),
    )
  }
  return {
    format,
    formatToParts,
    ...(dateKey(options) === dateKey(daysOptions(tables.tag)) ? { formatRange } : {}),
    resolvedOptions: () => ({
      ...clock.resolvedOptions(),
      locale: tables.tag.split('-u-')[0] ?? tables.tag,
      numberingSystem: numberingSystem ?? 'latn',
    }),
  }
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function zoneFormat({ zones, zoneNames }: IntlTables, timeZone = 'UTC') {
  const name = zoneNames[zones[timeZone] ?? -1]
  if (name === undefined) return undefined
  return { formatToParts: () => [{ type: 'timeZoneName', value: name }] }
}

const joined = (parts: readonly Intl.DateTimeFormatPart[]): string =>
  parts.map(({ value }) => value).join('')

const inDigits = (text: string, digits: string): string =>
  digits ? text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit) : text

function numberFormat(
  tables: IntlTables,
  category: (value: number) => string,
  options: Intl.NumberFormatOptions,
) {
  const { style = 'decimal', notation, numberingSystem, currency = '' } = options
  const unit = tables.units[`${options.unit} ${options.unitDisplay}`]
  const isCode = style === 'currency' && options.currencyDisplay === 'code'
  if (notation || !(style === 'decimal' || isCode || (style === 'unit' && unit))) return undefined
  const { minimumFractionDigits, maximumFractionDigits } = options
  const plain = new Intl.NumberFormat('en', {
    useGrouping: false,
    ...(minimumFractionDigits === undefined ? {} : { minimumFractionDigits }),
    ...(maximumFractionDigits === undefined ? {} : { maximumFractionDigits }),
  })
  const digits = numberingSystem === 'latn' || tables.tag.includes('-nu-latn') ? '' : tables.digits
  const format = (value: number) => {
    const number = inDigits(grouped(tables.number, plain.format(value)), digits)
    if (isCode) return tables.money.replace('{0}', number).replace('{1}', currency)
    if (style === 'decimal' || !unit) return number
    return (unit[category(Number(plain.format(value)))] ?? '{0}').replace('{0}', number)
  }
  return { format }
}

/** Returns an English number without groups with a language's own separators. */
function grouped(rules: IntlTables['number'], number: string): string {
  const [whole = '', fraction] = number.split('.')
  const groups = whole.length < 3 + rules.fewest ? [whole] : [whole.slice(-3)]
  let rest = groups[0] === whole ? '' : whole.slice(0, -3)
  while (rest) {
    groups.unshift(rest.slice(-rules.secondary))
    rest = rest.slice(0, -rules.secondary)
  }
  return groups.join(rules.group) + (fraction ? rules.decimal + fraction : '')
}

const pluralIn =
  ({ plurals: { categories, whole, million, fraction } }: IntlTables) =>
  (value: number): string => {
    const count = Math.abs(value)
    const last = count < 200 ? count : 100 + (count % 100)
    const isMillions = count > 0 && count % 1_000_000 === 0
    const index = isMillions ? million : Number.isInteger(count) ? Number(whole[last]) : fraction
    return categories[index] ?? 'other'
  }

function listed({ list: [pair, start, middle, end] }: IntlTables, values: string[]): string {
  if (values.length < 3) return values.join(pair)
  const before = values.slice(1, -1).join(middle)
  return `${values[0]}${start}${before}${end}${values.at(-1)}`
}
