import { expect, test } from 'vitest'
import { searchQuery } from './search-terms.ts'
import { amountsIn } from './typed-amount.ts'
import { dayTyped } from './typed-day.ts'
import { flightsIn } from './typed-flight.ts'

test.each([
  ['331.37', ['331.37']],
  ['USD 331.37', ['331.37']],
  ['331,37 €', ['331.37']],
  ['RM1,234', ['1234', '1.234']],
  ["1'234.50", ['1234.5']],
  ['1.000,00', ['1000']],
  ['44 910 JPY', ['44910']],
  ['12.345.678', ['12345678', '12345.678']],
  ['97.181 KWD', ['97181', '97.181']],
  ['$0.00', ['0']],
  ['Tan 12', []],
  ['12-345', []],
  ['9'.repeat(16), []],
])('reads %j as the amounts %j', (typed, amounts) => expect(amountsIn(typed)).toEqual(amounts))

test.each([
  ['MH784 2026-12-24', 'mh784@12242026'],
  ['mh 784, 24 Dec', 'mh784@1224'],
  ['AK0052 24dec26', 'ak52@12242026'],
  ['9W 12 24.12.2026', '9w12@12242026'],
  ['MH784 24/12', 'mh784@1224'],
  ['MH784 December 4th', 'mh784@1204'],
  ['MH784 on 4 January 2027', 'mh784@01042027'],
])('reads %j as the flight %s', (typed, term) => expect(flightsIn(typed)).toEqual([[term]]))

test.each(['MH784', 'Tan Mei', 'MH784 soon', 'MH784 24 Hornung', 'MH784 1 2 3 4'])(
  'reads no flight with a day in %j',
  (typed) => expect(flightsIn(typed)).toEqual([]),
)

test('looks for digits from the end, four at least', () => {
  expect(searchQuery('4242')).toContain("'#<2424':*")
  expect(searchQuery('242')).not.toContain('<')
})

test('looks for a name and the last digits together', () => {
  expect(searchQuery('Tan 4242')).toContain("'#tan':* & '#<2424':*")
  expect(searchQuery('6789, O’Brien')).toContain("'#<9876':* & '#obrien':*")
  expect(searchQuery('Muller 6789')).toContain("'#mueller':* & '#<9876':*")
  expect(searchQuery('Tan 242')).not.toContain('<')
})

test.each([
  '2172101234567',
  '217-2101234567',
  '217 2101234567',
  '217–2101234567',
  '217\u20112101234567',
  '217\u00a02101234567',
  'E-ticket 217-2101234567',
  'ticket no. 2172101234567, please',
  '217-2101234567/68',
])('looks for the whole ticket number in %j', (typed) => {
  expect(searchQuery(typed)?.split(' | ')).toContain("'#2172101234567'")
  expect(searchQuery(typed)).not.toContain("'#e':*")
})

const days = (...years: number[]) => years.map((year) => `${year}-03-01`)
test.each([
  ['Lindqvist 2027-03-01', 'Lindqvist', days(2027)],
  ['2027-03-01 Lindqvist', 'Lindqvist', days(2027)],
  ['Lindqvist, on 1 March 2027', 'Lindqvist,', days(2027)],
  ['Eva Lindqvist 1 Mar', 'Eva Lindqvist', days(2025, 2026, 2027)],
  ['Lindqvist March 1st', 'Lindqvist', days(2025, 2026, 2027)],
  ['lindqvist 01.03.27', 'lindqvist', days(2027)],
  ['lindqvist 1/3', 'lindqvist', days(2025, 2026, 2027)],
  ['lindqvist 1.3.', 'lindqvist', days(2025, 2026, 2027)],
  ['Eva 29 Feb', 'Eva', []],
  ['2027-03-01', '', days(2027)],
  ['1 March', '', days(2025, 2026, 2027)],
])('reads in %j beside %j the days %j', (typed, rest, expected) => {
  const read = dayTyped(typed, 2026)
  expect(read?.days ?? []).toEqual(expected)
  if (expected.length > 0) expect(read?.rest).toBe(rest)
})

test.each(['Maria 12', '1 Maria', 'Tan 12', '12.03', '331.37', '012-345 6789', 'Lindqvist 30 Feb'])(
  'reads no day in %j',
  (typed) => expect(dayTyped(typed, 2026)).toBeUndefined(),
)

test('looks for a name and a day together, and not for a name like the day', () => {
  const typed = 'Lindqvist 2027-03-01'
  const query = searchQuery(typed, dayTyped(typed, 2026))
  expect(query).toContain("'#@2027-03-01' & ('#lindqvist':*")
  expect(query).not.toContain("'#03':*")
})
