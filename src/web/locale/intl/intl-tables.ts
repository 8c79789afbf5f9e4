/** Parts of a date that are numbers, and how many digits they have at least. */
interface NumberPart {
  type: 'day' | 'month' | 'year' | 'hour' | 'minute'
  digits: number
}
/** Parts of a date that are names: the index is that of `names`, which begin with January or Sunday. */
interface NamePart {
  type: 'month' | 'weekday'
  names: number
}
/** A date's parts in the language's order. Texts between its parts are plain strings. */
export type DatePattern = readonly (string | NumberPart | NamePart | 'timeZoneName')[]
/** The same of two days: each part says which one it's of. */
export type DaysPattern = readonly (string | ((NumberPart | NamePart) & { isLast: boolean }))[]

/** A language's CLDR data that pages use, for browsers without it. */
export interface IntlTables {
  tag: string
  /** The language's own digits, 0 to 9. */
  digits: string
  /** Date patterns by `dateKey`, and the lists of names that they share. */
  dates: Readonly<Record<string, DatePattern>>
  names: readonly (readonly string[])[]
  /** Of two days by `daysOptions`: in one month, in one year, and otherwise. */
  days: readonly DaysPattern[]
  /** The short name of UTC. */
  utc: string
  /** `GMT` or its equivalent in offsets. */
  gmt: string
  /** The names of time zones, and for each zone the index of its name. */
  zoneNames: readonly string[]
  zones: Readonly<Record<string, number>>
  number: {
    decimal: string
    group: string
    /** How many digits the groups left of the last one have. */
    secondary: number
    /** How many digits the first group needs before any is separated. */
    fewest: number
  }
  /** Amounts with a currency's code: `{0}` is the number and `{1}` the code. */
  money: string
  /** Numbers with a unit, by unit, width and plural category: `{0}` is the number. */
  units: Readonly<Record<string, Readonly<Record<string, string>>>>
  plurals: {
    categories: readonly string[]
    /** The index of the category for each of 0 to 199: beyond, it only depends on the last two digits. */
    whole: string
    million: number
    fraction: number
  }
  /** The texts between two, after the first, between others, and before the last of several. */
  list: readonly [pair: string, start: string, middle: string, end: string]
  /** Codes and names. Regions are in the language's alphabetical order. */
  namesOf: Readonly<
    Record<'region' | 'currency' | 'language', readonly (readonly [string, string])[]>
  >
}

const fields = ['weekday', 'year', 'month', 'day', 'hour', 'minute', 'timeZoneName'] as const

/** Returns the key of a date format within a language: its fields and their widths. */
export const dateKey = (options: Intl.DateTimeFormatOptions = {}): string =>
  fields.flatMap((field) => (options[field] ? `${field} ${options[field]}` : [])).join(', ')

/** The date formats of React Aria's calendars and of forms with separate fields. */
export const otherDates: readonly Intl.DateTimeFormatOptions[] = [
  {},
  { day: 'numeric' },
  { month: 'long' },
  { month: 'long', year: 'numeric' },
]
