import { describe, expect, test } from 'vitest'
import { type Airline, airlineByCode } from '../../../server/world/airline.ts'
import { longestWay, minimumConnection } from './connection-rules.ts'
import { sellsTogether } from './interline.ts'

const small = { airportWeight: 0.02, sameTerminal: true, through: true }
const large = { ...small, airportWeight: 0.7 }

describe('minimum connections', () => {
  test.each([
    ['domestic, small airport', { ...small, domesticIn: true, domesticOut: true }, 35],
    ['domestic to abroad', { ...small, domesticIn: true, domesticOut: false }, 70],
    ['abroad to domestic', { ...small, domesticIn: false, domesticOut: true }, 70],
    ['abroad to abroad', { ...small, domesticIn: false, domesticOut: false }, 55],
    ['a large airport', { ...large, domesticIn: false, domesticOut: false }, 75],
    [
      'a change of terminal',
      { ...large, domesticIn: false, domesticOut: false, sameTerminal: false },
      105,
    ],
    [
      'on two booking codes',
      { ...small, domesticIn: false, domesticOut: false, through: false },
      120,
    ],
    [
      'on two booking codes, another terminal of a large airport',
      { ...large, domesticIn: true, domesticOut: false, sameTerminal: false, through: false },
      180,
    ],
    [
      'on two booking codes within a country',
      { ...small, domesticIn: true, domesticOut: true, through: false },
      95,
    ],
  ])('%s', (_case, change, minutes) => {
    expect(minimumConnection(change)).toBe(minutes)
  })
})

describe('one booking code', () => {
  test.each([
    ['MH', 'MH', true, 'the same airline'],
    ['MH', 'BA', true, 'one alliance'],
    ['EK', 'FZ', true, 'partners'],
    ['FZ', 'EK', true, 'partners, the other way round'],
    ['AK', 'MH', false, 'strangers'],
    ['FR', 'U2', false, 'low-cost rivals'],
    ['SQ', 'CX', false, 'two alliances'],
  ])('%s and %s: %s (%s)', (a, b, together) => {
    expect(sellsTogether(airlineByCode(a) as Airline, airlineByCode(b) as Airline)).toBe(together)
  })
})

test('detours may double short trips, and add much less to long ones', () => {
  expect(longestWay(1000)).toBe(2250)
  expect(longestWay(10_000)).toBe(16_000)
})
