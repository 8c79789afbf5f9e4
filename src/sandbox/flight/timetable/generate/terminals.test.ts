import { expect, test } from 'vitest'
import { type Airline, airlineByCode } from '../../../../server/world/airline.ts'
import { terminalOf } from './terminals.ts'

test.each([
  ['LHR', 'BA', false, '5'],
  ['LHR', 'SQ', false, '2'],
  ['LHR', 'MH', false, '3'],
  ['LHR', 'KE', false, '4'],
  ['KUL', 'AK', false, '2'],
  ['KUL', 'MH', true, '1'],
  ['SYD', 'QF', true, '2'],
  ['SYD', 'QF', false, '1'],
])('at %s, %s (domestic: %s) uses terminal %s', (iata, code, domestic, terminal) => {
  const found = terminalOf(iata, airlineByCode(code) as Airline, domestic)
  expect(String.fromCharCode(found)).toBe(terminal)
})

test('an airport with a single terminal has no terminal name', () => {
  expect(terminalOf('LGK', airlineByCode('MH') as Airline, true)).toBe(0)
})
