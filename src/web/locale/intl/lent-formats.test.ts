import { expect, it } from 'vitest'
import { countries, currencies } from '../../../contract/countries.ts'
import { locales } from '../../../contract/locales.ts'
import { dateOptions, daysOptions } from '../../../contract/words/format.ts'
import { dateKey, otherDates } from './intl-tables.ts'
import { lentFormats } from './lent-formats.ts'
import { makeTables } from './make-tables.server.ts'

const numbers = [
  0, 1, 2, 3, 5, 11, 21, 22, 42, 101, 102, 111, 199, 202, 1234, 12_345, 1e6, 12_345_678,
]
const utc = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' }
const days = [...Array(24).keys()].map((at) => Date.UTC(2026, at, 1 + at, at, at * 2))

it.each(locales.map(({ code, tag }) => [code, tag]))(
  'a browser without %s formats as one that has it',
  (_, tag) => {
    // As browsers get them.
    const lent = lentFormats(JSON.parse(JSON.stringify(makeTables(tag))))
    for (const options of [...dateOptions(tag), ...otherDates]) {
      for (const timeZone of ['UTC', 'Asia/Kuala_Lumpur']) {
        if (timeZone !== 'UTC' && options.timeZoneName) continue
        const wanted = { ...options, timeZone, calendar: 'gregory', numberingSystem: 'latn' }
        const format = lent.dateTimeFormat(wanted) as Intl.DateTimeFormat
        const native = new Intl.DateTimeFormat(tag, wanted)
        for (const day of days) {
          expect(format.format(day), dateKey(options)).toBe(native.format(day))
          expect(format.formatToParts(day).map(({ type }) => type)).toEqual(
            native.formatToParts(day).map(({ type }) => type),
          )
        }
      }
    }
    const wanted = { ...daysOptions(tag), ...utc }
    const stays = lent.dateTimeFormat(wanted) as Intl.DateTimeFormat
    const nativeStays = new Intl.DateTimeFormat(tag, wanted)
    for (const [at, day] of days.entries()) {
      for (const until of [
        day,
        ...days.slice(at + 1, at + 14),
        day + 86_400_000,
        day + 9 * 86_400_000,
      ]) {
        expect(stays.formatRange(day, until)).toBe(nativeStays.formatRange(day, until))
      }
    }
    const formats: Intl.NumberFormatOptions[] = [
      {},
      { numberingSystem: 'latn' },
      { minimumFractionDigits: 1, maximumFractionDigits: 1, numberingSystem: 'latn' },
      ...['USD', 'JPY', 'KWD'].map((currency, digits) => ({
        style: 'currency' as const,
        currency,
        currencyDisplay: 'code' as const,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        numberingSystem: 'latn',
      })),
      ...(['hour narrow', 'minute narrow', 'meter short', 'kilometer short'] as const).map(
        (each) => ({
          style: 'unit' as const,
          unit: each.split(' ')[0] ?? '',
          unitDisplay: each.split(' ')[1] as 'short',
          maximumFractionDigits: 1,
          numberingSystem: 'latn',
        }),
      ),
    ]
    for (const options of formats) {
      const native = new Intl.NumberFormat(tag, options)
      for (const number of [...numbers, 1.5, 1234.56]) {
        expect(lent.numberFormat(options)?.format(number)).toBe(native.format(number))
      }
    }
    const rules = new Intl.PluralRules(tag)
    for (const number of [...numbers, 1.5]) {
      expect(lent.pluralRules()?.select(number), `${number}`).toBe(rules.select(number))
    }
    for (const [type, codes] of [
      ['region', countries.map(({ code }) => code)],
      ['currency', currencies],
      ['language', ['en', 'th', 'zh', 'zh-tw', 'ar']],
    ] as const) {
      const native = new Intl.DisplayNames(tag, { type })
      for (const code of codes) expect(lent.displayNames({ type })?.of(code)).toBe(native.of(code))
    }
    for (const names of [['A'], ['A', 'B'], ['A', 'B', 'C'], ['A', 'B', 'C', 'D', 'E']]) {
      const native = new Intl.ListFormat(tag, { type: 'conjunction' })
      expect(lent.listFormat({ type: 'conjunction' })?.format(names)).toBe(native.format(names))
    }
    const native = new Intl.DisplayNames(tag, { type: 'region' })
    const names = countries.map(({ code }) => native.of(code) ?? code)
    expect(names.toSorted(lent.collator().compare)).toEqual(
      names.toSorted(new Intl.Collator(tag).compare),
    )
  },
)
