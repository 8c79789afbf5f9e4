import { expect, test } from 'vitest'
import { searchQuery } from './search-terms.ts'
import { amountsIn } from './typed-amount.ts'
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
