import { currencies } from '../../../contract/countries.ts'
import { locales } from '../../../contract/locales.ts'
import { dateOptions, daysOptions } from '../../../contract/words/format.ts'
import {
  type DatePattern,
  type DaysPattern,
  dateKey,
  type IntlTables,
  otherDates,
} from './intl-tables.ts'

/** Returns the tables of a language, by this server's own data. Takes some 50 ms. */
export function makeTables(tag: string): IntlTables {
  const names: string[][] = []
  const indexOf = (list: string[]): number => {
    const at = names.findIndex((each) => each.join() === list.join())
    return at < 0 ? names.push(list) - 1 : at
  }
  const options = [...dateOptions(tag), ...otherDates]
  const dates = options.map((each) => [dateKey(each), patternOf(tag, each, indexOf)] as const)
  const plain = new Intl.NumberFormat(tag, { useGrouping: false })
  return {
    tag,
    digits: [...Array(10).keys()].map((digit) => plain.format(digit)).join(''),
    dates: Object.fromEntries(dates),
    names,
    days: daysOf(tag, indexOf),
    utc: shortZone(tag, 'UTC', 'short'),
    gmt: shortZone(tag, 'Asia/Kathmandu', 'shortOffset').replace(/[+\u2212-].*/u, ''),
    ...zonesOf(tag),
    number: numberOf(tag),
    money: moneyOf(tag),
    units: unitsOf(tag),
    plurals: pluralsOf(tag),
    list: listOf(tag),
    namesOf: {
      region: regionsOf(tag),
      currency: currencies.map((code) => [code, nameOf(tag, 'currency')(code) ?? code]),
      language: [...pairsOfLetters('a'), ...regionalCodes].flatMap((code) =>
        named(nameOf(tag, 'language'), code),
      ),
    },
  }
}

/** The site's languages whose code has a region, `zh-tw`. */
const regionalCodes = locales.map(({ code }) => code).filter((code) => code.includes('-'))

const fixed = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const
const sample = Date.UTC(2023, 0, 1, 3, 4)

function patternOf(
  tag: string,
  options: Intl.DateTimeFormatOptions,
  indexOf: (names: string[]) => number,
): DatePattern {
  const format = new Intl.DateTimeFormat(tag, { ...fixed, ...options })
  return format
    .formatToParts(sample)
    .map((part) => (part.type === 'timeZoneName' ? part.type : partIn(format, part, indexOf)))
}

const inOneMonth = Date.UTC(2023, 0, 7)
const inOneYear = Date.UTC(2023, 1, 7)
const inOtherYear = Date.UTC(2024, 0, 7)

function daysOf(tag: string, indexOf: (names: string[]) => number): DaysPattern[] {
  const format = new Intl.DateTimeFormat(tag, { ...fixed, ...daysOptions(tag) })
  return [inOneMonth, inOneYear, inOtherYear].map((until) =>
    format.formatRangeToParts(sample, until).map((part) => {
      const pattern = partIn(format, part, indexOf)
      return typeof pattern === 'string'
        ? pattern
        : { ...pattern, isLast: part.source === 'endRange' }
    }),
  )
}

function partIn(
  format: Intl.DateTimeFormat,
  { type, value }: Intl.DateTimeFormatPart,
  indexOf: (names: string[]) => number,
) {
  const partOf = (at: number) =>
    format.formatToParts(at).find((part) => part.type === type)?.value ?? ''
  if (type === 'weekday') {
    const days = [...Array(7).keys()].map((day) => partOf(Date.UTC(2023, 0, 1 + day)))
    return { type, names: indexOf(days) }
  }
  if (type === 'month' && !/^\d+$/.test(value)) {
    const months = [...Array(12).keys()].map((month) => partOf(Date.UTC(2023, month, 1)))
    return { type, names: indexOf(months) }
  }
  const isNumber = type === 'day' || type === 'month' || type === 'year'
  if (isNumber || type === 'hour' || type === 'minute') return { type, digits: value.length }
  return value
}

function shortZone(tag: string, timeZone: string, timeZoneName: 'short' | 'shortOffset'): string {
  // Greek names it differently where it stands alone.
  const date = {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  } as const
  const options = { ...fixed, ...date, timeZone, timeZoneName, hourCycle: 'h23' } as const
  const parts = new Intl.DateTimeFormat(tag, options).formatToParts(sample)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
}

function zonesOf(tag: string): Pick<IntlTables, 'zones' | 'zoneNames'> {
  const zoneNames: string[] = []
  const zones: Record<string, number> = {}
  for (const timeZone of ['UTC', ...Intl.supportedValuesOf('timeZone')]) {
    const format = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' })
    const part = format.formatToParts(sample).find(({ type }) => type === 'timeZoneName')
    const name = part?.value ?? timeZone
    const at = zoneNames.indexOf(name)
    zones[timeZone] = at < 0 ? zoneNames.push(name) - 1 : at
  }
  return { zones, zoneNames }
}

function numberOf(tag: string): IntlTables['number'] {
  const format = new Intl.NumberFormat(tag, { numberingSystem: 'latn', minimumFractionDigits: 1 })
  const parts = format.formatToParts(1_234_567_890.5)
  const groups = parts.filter(({ type }) => type === 'integer')
  const thousand = format.formatToParts(1234.5).some(({ type }) => type === 'group')
  const partOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return {
    decimal: partOf('decimal'),
    group: partOf('group'),
    secondary: groups.at(-2)?.value.length ?? 3,
    fewest: thousand ? 1 : 2,
  }
}

function moneyOf(tag: string): string {
  const format = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'code',
    maximumFractionDigits: 0,
    numberingSystem: 'latn',
  })
  return patternIn(format.formatToParts(1)).replace('USD', '{1}')
}

const units = [
  ['hour', 'narrow'],
  ['minute', 'narrow'],
  ['meter', 'short'],
  ['kilometer', 'short'],
] as const

function unitsOf(tag: string): IntlTables['units'] {
  const rules = new Intl.PluralRules(tag)
  const numbers = [...Array(101).keys(), 1.5, 1_000_000]
  return Object.fromEntries(
    units.map(([unit, unitDisplay]) => {
      const format = new Intl.NumberFormat(tag, {
        style: 'unit',
        unit,
        unitDisplay,
        numberingSystem: 'latn',
      })
      const patterns = rules.resolvedOptions().pluralCategories.map((category) => {
        const number = numbers.find((each) => rules.select(each) === category) ?? 0
        return [category, patternIn(format.formatToParts(number))]
      })
      return [`${unit} ${unitDisplay}`, Object.fromEntries(patterns)]
    }),
  )
}

const inNumber = new Set(['integer', 'group', 'decimal', 'fraction'])

/** Returns the texts around a number, which becomes `{0}`. */
function patternIn(parts: readonly Intl.NumberFormatPart[]): string {
  const texts = parts.map(({ type, value }) => (inNumber.has(type) ? '{0}' : value))
  return texts.join('').replace(/(\{0\})+/, '{0}')
}

function pluralsOf(tag: string): IntlTables['plurals'] {
  const rules = new Intl.PluralRules(tag)
  const categories = rules.resolvedOptions().pluralCategories
  const indexOf = (number: number) => categories.indexOf(rules.select(number))
  return {
    categories,
    whole: [...Array(200).keys()].map(indexOf).join(''),
    million: indexOf(1_000_000),
    fraction: indexOf(1.5),
  }
}

function listOf(tag: string): IntlTables['list'] {
  const format = new Intl.ListFormat(tag, { type: 'conjunction' })
  const between = (values: string[]) =>
    format.formatToParts(values).flatMap(({ type, value }) => (type === 'literal' ? value : []))
  const [pair = ''] = between(['A', 'B'])
  const [start = '', middle = '', end = ''] = between(['A', 'B', 'C', 'D'])
  return [pair, start, middle, end]
}

function nameOf(tag: string, type: 'region' | 'currency' | 'language') {
  const names = new Intl.DisplayNames(tag, { type, fallback: 'none' })
  return (code: string) => names.of(code)
}

function regionsOf(tag: string) {
  const { compare } = new Intl.Collator(tag)
  const name = nameOf(tag, 'region')
  return pairsOfLetters('A')
    .flatMap((code) => named(name, code))
    .sort(([, one], [, other]) => compare(one, other))
}

const named = (name: (code: string) => string | undefined, code: string): [string, string][] => {
  const found = name(code)
  return found ? [[code, found]] : []
}

/** Returns all codes of two letters, from `AA` or `aa`. */
function pairsOfLetters(first: string): string[] {
  const letters = [...Array(26).keys()].map((at) => String.fromCharCode(first.charCodeAt(0) + at))
  return letters.flatMap((one) => letters.map((other) => one + other))
}
