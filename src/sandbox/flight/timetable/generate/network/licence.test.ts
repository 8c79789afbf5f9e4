import { describe, expect, test } from 'vitest'
import { type Airline, airlineByCode } from '../../../../../server/world/airline.ts'
import { hasFifthFreedom, licencesOf, mayFly, skiesOpen } from './licence.ts'

const airline = (code: string) => airlineByCode(code) as Airline
const may = (code: string, from: string, to: string) =>
  mayFly(airline(code), licencesOf(airline(code)), from, to)

describe('traffic rights', () => {
  test.each([
    ['at home', 'MH', 'MY', 'MY', true],
    ['from home abroad', 'MH', 'MY', 'GB', true],
    ['from abroad home', 'MH', 'GB', 'MY', true],
    ['within a foreign country', 'BA', 'US', 'US', false],
    ['between two foreign countries', 'MH', 'SG', 'TH', false],
    ['a European anywhere in Europe', 'FR', 'ES', 'IT', true],
    ['a European within another country of Europe', 'FR', 'IT', 'IT', true],
    ['a European low-cost airline to a neighbour with a treaty', 'FR', 'ES', 'MA', true],
    ['a European flag carrier there from another country', 'LH', 'ES', 'MA', false],
    ['an American within Europe', 'DL', 'FR', 'DE', false],
    ['across the Tasman', 'QF', 'NZ', 'NZ', true],
    ['a group with daughters', 'LA', 'BR', 'BR', true],
    ['that group elsewhere', 'LA', 'MX', 'MX', false],
    ['to a territory as to its country', 'AF', 'FR', 'RE', true],
  ])('%s: %s %s–%s %s', (_case, code, from, to, allowed) => {
    expect(may(code, from, to)).toBe(allowed)
  })

  test('known fifth-freedom legs are allowed', () => {
    expect(hasFifthFreedom(airline('SQ'), 'FRA', 'JFK')).toBe(true)
    expect(hasFifthFreedom(airline('SQ'), 'JFK', 'FRA')).toBe(true)
    expect(hasFifthFreedom(airline('SQ'), 'LHR', 'JFK')).toBe(false)
  })

  test.each([
    ['IN', 'PK', false],
    ['RU', 'DE', false],
    ['DE', 'RU', false],
    ['RU', 'TR', true],
    ['MY', 'TH', true],
  ])('the skies between %s and %s are open: %s', (a, b, open) => {
    expect(skiesOpen(a, b)).toBe(open)
  })
})
