import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localeByCode, locales } from '../locales.ts'
import {
  formatDate,
  formatDuration,
  formatList,
  formatShortNumber,
  formatTime,
  zoneName,
} from './format.ts'
import { formatDistance, formatScore } from './format-stays.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['of today', '2026-11-21', 'Sat 21 Nov'],
  ['of today, west of here, where it is still yesterday', '2026-11-20', 'Fri 20 Nov'],
  ['in the coming twelve months', '2027-10-30', 'Sat 30 Oct'],
  ['that is past', '2026-11-10', 'Tue 10 Nov 2026'],
  ['long past', '2020-01-01', 'Wed 1 Jan 2020'],
  ['more than a year away', '2027-12-10', 'Fri 10 Dec 2027'],
])('a day of travel %s names its year only where it isn’t plain', (_, value, text) => {
  expect(formatDate(value, 'en-GB', 'day').replace(',', '')).toBe(text)
})

it.each([
  ['2026-12-10', 'short', '10 Dec'],
  ['2026-12-10', 'medium', '10 Dec 2026'],
  ['2026-12-10', 'day', 'Thu 10 Dec'],
  ['2026-12-10', 'long', '10 December 2026'],
  ['2026-12-10', 'full', 'Thursday 10 December 2026'],
  ['2026-12-10T08:05', 'time', '08:05'],
  ['2026-12-10T00:00', 'time', '00:00'],
  ['2026-12-10T23:59', 'short', '10 Dec'],
] as const)('%s as %s date is %s (S9.14)', (value, look, text) => {
  expect(formatDate(value, 'en-GB', look).replace(',', '')).toBe(text)
})

it('dates without a time and times without a zone are unchanged, wherever the visitor is (S5.9)', () => {
  expect(formatDate('2026-03-29', 'en-GB', 'short')).toBe('29 Mar')
  expect(formatDate('2026-03-29T01:30', 'en-GB', 'time')).toBe('01:30')
})

it('an instant is shown in the requested zone', () => {
  expect(formatDate('2026-12-10T16:30:00Z', 'en-GB', 'time', 'Asia/Kuala_Lumpur')).toBe('00:30')
  expect(formatDate('2026-12-10T16:30:00Z', 'en-GB', 'short', 'Asia/Kuala_Lumpur')).toBe('11 Dec')
})

// Checked against each language's grammar. If a language doesn't abbreviate months next to days, the month is written
// out.
const writtenDates: [code: string, ...looks: string[]][] = [
  ['en', '10 Dec', '10 Dec 2026', '10 December 2026', 'Thursday, 10 December 2026', 'Thu 10 Dec'],
  ['id', '10 Des', '10 Des 2026', '10 Desember 2026', 'Kamis, 10 Desember 2026', 'Kam, 10 Des'],
  [
    'tl',
    'Dis 10',
    'Dis 10, 2026',
    'Disyembre 10, 2026',
    'Huwebes, Disyembre 10, 2026',
    'Huw, Dis 10',
  ],
  ['zh', '12月10日', '2026年12月10日', '2026年12月10日', '2026年12月10日星期四', '12月10日周四'],
  ['zh-tw', '12月10日', '2026年12月10日', '2026年12月10日', '2026年12月10日星期四', '12月10日週四'],
  ['th', '10 ธ.ค.', '10 ธ.ค. 2026', '10 ธันวาคม 2026', 'วันพฤหัสบดีที่ 10 ธันวาคม 2026', 'พฤหัส 10 ธ.ค.'],
  ['ja', '12月10日', '2026年12月10日', '2026年12月10日', '2026年12月10日木曜日', '12月10日(木)'],
  ['ms', '10 Dis', '10 Dis 2026', '10 Disember 2026', 'Khamis, 10 Disember 2026', 'Kha, 10 Dis'],
  [
    'ko',
    '12월 10일',
    '2026년 12월 10일',
    '2026년 12월 10일',
    '2026년 12월 10일 목요일',
    '12월 10일 (목)',
  ],
  [
    'vi',
    '10 thg 12',
    '10 thg 12, 2026',
    '10 tháng 12, 2026',
    'Thứ Năm, 10 tháng 12, 2026',
    'Thứ 5, 10 thg 12',
  ],
  ['it', '10 dic', '10 dic 2026', '10 dicembre 2026', 'giovedì 10 dicembre 2026', 'gio 10 dic'],
  [
    'de',
    '10. Dez.',
    '10. Dez. 2026',
    '10. Dezember 2026',
    'Donnerstag, 10. Dezember 2026',
    'Do., 10. Dez.',
  ],
  [
    'es',
    '10 dic',
    '10 dic 2026',
    '10 de diciembre de 2026',
    'jueves, 10 de diciembre de 2026',
    'jue, 10 dic',
  ],
  ['hi', '10 दिस॰', '10 दिस॰ 2026', '10 दिसंबर 2026', 'गुरुवार, 10 दिसंबर 2026', 'गुरु, 10 दिस॰'],
  ['fr', '10 déc.', '10 déc. 2026', '10 décembre 2026', 'jeudi 10 décembre 2026', 'jeu. 10 déc.'],
  [
    'ru',
    '10 дек.',
    '10 дек. 2026 г.',
    '10 декабря 2026 г.',
    'четверг, 10 декабря 2026 г.',
    'чт, 10 дек.',
  ],
  [
    'bn',
    '10 ডিসে',
    '10 ডিসে, 2026',
    '10 ডিসেম্বর, 2026',
    'বৃহস্পতিবার, 10 ডিসেম্বর, 2026',
    'বৃহস্পতি 10 ডিসে',
  ],
  [
    'pt',
    '10 de dezembro',
    '10 de dezembro de 2026',
    '10 de dezembro de 2026',
    'quinta-feira, 10 de dezembro de 2026',
    'quinta, 10 de dezembro',
  ],
  ['km', '10 ធ្នូ', '10 ធ្នូ 2026', '10 ធ្នូ 2026', 'ព្រហស្បតិ៍ 10 ធ្នូ 2026', 'ព្រហ 10 ធ្នូ'],
  ['nl', '10 dec', '10 dec 2026', '10 december 2026', 'donderdag 10 december 2026', 'do 10 dec'],
  ['pl', '10 gru', '10 gru 2026', '10 grudnia 2026', 'czwartek, 10 grudnia 2026', 'czw., 10 gru'],
  ['tr', '10 Ara', '10 Ara 2026', '10 Aralık 2026', '10 Aralık 2026 Perşembe', '10 Ara Per'],
  ['sv', '10 dec.', '10 dec. 2026', '10 december 2026', 'torsdag 10 december 2026', 'tors 10 dec.'],
  [
    'cs',
    '10. prosince',
    '10. prosince 2026',
    '10. prosince 2026',
    'čtvrtek 10. prosince 2026',
    'čt 10. prosince',
  ],
  [
    'nb',
    '10. des.',
    '10. des. 2026',
    '10. desember 2026',
    'torsdag 10. desember 2026',
    'tor. 10. des.',
  ],
  ['ro', '10 dec.', '10 dec. 2026', '10 decembrie 2026', 'joi, 10 decembrie 2026', 'joi, 10 dec.'],
  ['el', '10 Δεκ', '10 Δεκ 2026', '10 Δεκεμβρίου 2026', 'Πέμπτη 10 Δεκεμβρίου 2026', 'Πέμ 10 Δεκ'],
  [
    'da',
    '10. dec.',
    '10. dec. 2026',
    '10. december 2026',
    'torsdag den 10. december 2026',
    'tors. 10. dec.',
  ],
  [
    'uk',
    '10 груд.',
    '10 груд. 2026 р.',
    '10 грудня 2026 р.',
    'четвер, 10 грудня 2026 р.',
    'чт, 10 груд.',
  ],
  [
    'hr',
    '10. pro',
    '10. pro 2026.',
    '10. prosinca 2026.',
    'četvrtak, 10. prosinca 2026.',
    'čet, 10. pro',
  ],
  [
    'ca',
    '10 de des.',
    '10 de des. del 2026',
    '10 de desembre del 2026',
    'dijous, 10 de desembre del 2026',
    'dj., 10 de des.',
  ],
  [
    'hu',
    'dec. 10.',
    '2026. dec. 10.',
    '2026. december 10.',
    '2026. december 10., csütörtök',
    'dec. 10., Cs',
  ],
  [
    'sk',
    '10. decembra',
    '10. decembra 2026',
    '10. decembra 2026',
    'štvrtok 10. decembra 2026',
    'št 10. decembra',
  ],
  [
    'fi',
    '10. joulukuuta',
    '10. joulukuuta 2026',
    '10. joulukuuta 2026',
    'torstaina 10. joulukuuta 2026',
    'to 10. joulukuuta',
  ],
  [
    'sl',
    '10. dec.',
    '10. dec. 2026',
    '10. december 2026',
    'četrtek, 10. december 2026',
    'čet., 10. dec.',
  ],
  [
    'bg',
    '10 декември',
    '10 декември 2026 г.',
    '10 декември 2026 г.',
    'четвъртък, 10 декември 2026 г.',
    'чт, 10 декември',
  ],
  [
    'sr',
    '10. dec',
    '10. dec 2026.',
    '10. decembar 2026.',
    'četvrtak, 10. decembar 2026.',
    'čet 10. dec',
  ],
]

describe('10 December 2026 in every language (S9.14)', () => {
  it('is in the script of the language’s own name', () => {
    const scripts = [
      'Latn',
      'Cyrl',
      'Grek',
      'Thai',
      'Khmr',
      'Deva',
      'Beng',
      'Hang',
      'Hani',
    ] as const
    const scriptsOf = (text: string) =>
      scripts.filter((each) => new RegExp(`\\p{sc=${each}}`, 'u').test(text))
    for (const { code, name, tag } of locales) {
      expect(scriptsOf(formatDate('2026-12-10', tag, 'full')), code).toEqual(scriptsOf(name))
    }
  })

  it('is covered for every language of the site', () => {
    expect(writtenDates.map(([code]) => code)).toEqual(locales.map(({ code }) => code))
  })

  it.each(writtenDates)('%s: %s, %s, %s, %s, %s', (code, ...written) => {
    const { tag } = localeByCode(code) ?? locales[0]
    const looks = ['short', 'medium', 'long', 'full', 'day'] as const
    expect(looks.map((look) => formatDate('2026-12-10', tag, look))).toEqual(written)
  })

  it.each(locales.map(({ code, tag }) => [code, tag]))('%s has a 24-hour clock', (code, tag) => {
    const mark = ['id', 'fi', 'da'].includes(code) ? '.' : ':'
    expect(formatDate('2026-12-10T00:05', tag, 'time')).toBe(`00${mark}05`)
    expect(formatDate('2026-12-10T23:59', tag, 'time')).toBe(`23${mark}59`)
  })
})

it('every month has a name if the short form is a number', () => {
  const names = (tag: string) =>
    [...Array(12).keys()].map((month) =>
      formatDate(`2026-${String(month + 1).padStart(2, '0')}-01`, tag, 'short'),
    )
  expect(names('cs-CZ').join()).toBe(
    '1. ledna,1. února,1. března,1. dubna,1. května,1. června,1. července,1. srpna,1. září,1. října,1. listopadu,1. prosince',
  )
  expect(names('bg-BG').join()).toBe(
    '1 януари,1 февруари,1 март,1 април,1 май,1 юни,1 юли,1 август,1 септември,1 октомври,1 ноември,1 декември',
  )
})

it('a time of day that nobody gave stays empty', () => {
  expect(formatTime('15:00', 'da-DK')).toBe('15.00')
  expect(formatTime('', 'da-DK')).toBe('')
})

it('a time zone has a name', () => {
  expect(zoneName('Asia/Kuala_Lumpur', 'en-GB')).toBe('Malaysia Time')
  expect(zoneName('Asia/Bangkok', 'de-DE')).toBe('Indochina-Zeit')
  expect(zoneName('Australia/Sydney', 'en-GB')).toBe('Australian Eastern Time')
})

it.each([
  [45, '45m'],
  [60, '1h'],
  [130, '2h 10m'],
  [1510, '25h 10m'],
])('%s minutes are %s', (minutes, text) => {
  expect(formatDuration(minutes, 'en-GB')).toBe(text)
})

it.each(locales.map(({ tag }) => tag))(
  'durations in %s have one style and no break before a unit',
  (tag) => {
    const [hours = '', minutes = '', both = ''] = [540, 55, 595].map((each) =>
      formatDuration(each, tag),
    )
    expect(both).toBe([hours, minutes].join(' '))
    expect(both.split(' ')).toHaveLength(2)
    // "9h 55 Min.": a number stands beside both units, or apart from both.
    const isApart = (text: string) => /\d\s/.test(text)
    expect(isApart(hours)).toBe(isApart(minutes))
  },
)

it('durations in German and Japanese are as travel sites write them', () => {
  expect(formatDuration(595, 'de-DE')).toBe('9\u00a0h 55\u00a0min')
  expect(formatDuration(595, 'ja-JP')).toBe('9時間 55分')
})

it('Thai durations and lists have a space around numbers and Latin words', () => {
  expect(formatDuration(130, 'th-TH')).toBe('2\u00a0ชม. 10\u00a0นาที')
  expect(formatList(['AirAsia X', 'Air France'], 'th-TH')).toBe('AirAsia X และ Air France')
  expect(formatList(['5', '8', '11'], 'th-TH')).toBe('5 8 และ 11')
  expect(formatList(['เตียงเดี่ยว', 'โซฟาเบด'], 'th-TH')).toBe('เตียงเดี่ยวและโซฟาเบด')
  expect(formatList(['A', 'B'], 'ja-JP')).toBe('A、B')
})

it.each([
  [0.01, '50 m'],
  [0.36, '350 m'],
  [1.24, '1.2 km'],
  [9.97, '10 km'],
  [24.4, '24 km'],
])('%s kilometres read as %s', (kilometres, text) => {
  expect(formatDistance(kilometres, 'en-GB')).toBe(text)
})

it('a score always has one decimal, in the locale’s way', () => {
  expect([formatScore(8, 'en-GB'), formatScore(8.65, 'de-DE')]).toEqual(['8.0', '8,7'])
})

it('a number is short where there’s no room', () => {
  const numbers = [0, 80, 1500, 1_234_567]
  expect(numbers.map((each) => formatShortNumber(each, 'en-GB'))).toEqual([
    '0',
    '80',
    '1.5k',
    '1.2m',
  ])
  expect(formatShortNumber(1_234_567, 'de')).toBe('1,2\u00a0Mio.')
})
