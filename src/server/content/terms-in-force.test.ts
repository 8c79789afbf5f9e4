import { expect, it } from 'vitest'
import { termsInForce } from './terms-in-force.ts'

const ownDays = ['2026-11-23', '2026-11-22']
const published = [
  { number: 2, at: new Date('2026-12-01T10:00:00.900Z') },
  { number: 3, at: new Date('2026-12-01T18:00:00Z') },
  // Somebody pressed the button twice, and then saw a mistake at once.
  { number: 3, at: new Date('2026-12-02T09:00:00Z') },
  { number: 4, at: new Date('2026-12-05T00:00:00Z') },
  { number: 5, at: new Date('2026-12-05T00:00:00.400Z') },
  // An earlier text can come back: as another version.
  { number: 2, at: new Date('2027-01-01T00:00:00Z') },
]

it.each([
  ['2026-11-30T23:59:59Z', '2026-11-23', null],
  ['2026-12-01T10:00:00.899Z', '2026-11-23', null],
  ['2026-12-01T10:00:00.900Z', '2026-12-01T10:00:00Z', 2],
  ['2026-12-01T17:59:59Z', '2026-12-01T10:00:00Z', 2],
  ['2026-12-01T18:00:00Z', '2026-12-01T18:00:00Z', 3],
  ['2026-12-04T23:59:59Z', '2026-12-01T18:00:00Z', 3],
  ['2026-12-05T00:00:00.100Z', '2026-12-05T00:00:00Z', 4],
  // Published within the same second: both stay readable.
  ['2026-12-06T00:00:00Z', '2026-12-05T00:00:01Z', 5],
  ['2026-12-05T00:00:00.700Z', '2026-12-05T00:00:01Z', 5],
  ['2030-01-01T00:00:00Z', '2027-01-01T00:00:00Z', 2],
])('at %s the terms are those of %s', (instant, version, number) => {
  expect(termsInForce(ownDays, published, Date.parse(instant))[0]).toEqual({ version, number })
})

it('all that were in force are known, the newest first, in whatever order they’re read', () => {
  const now = Date.parse('2026-12-07T00:00:00Z')
  const versions = termsInForce(ownDays, published.toReversed(), now)
  expect(versions.map(({ version }) => version)).toEqual([
    '2026-12-05T00:00:01Z',
    '2026-12-05T00:00:00Z',
    '2026-12-01T18:00:00Z',
    '2026-12-01T10:00:00Z',
    '2026-11-23',
    '2026-11-22',
  ])
})

it.each([
  ['nothing that staff wrote', [], ['2026-11-23', '2026-11-22']],
  [
    'a text of staff that is older than the newest of the site',
    [{ number: 1, at: new Date('2026-11-22T12:00:00Z') }],
    ['2026-11-22T12:00:00Z', '2026-11-22'],
  ],
  [
    'a text of staff on the same day',
    [{ number: 1, at: new Date('2026-11-23T00:00:00Z') }],
    ['2026-11-23T00:00:00Z', '2026-11-23', '2026-11-22'],
  ],
  [
    'a clock before all days',
    [{ number: 1, at: new Date('2026-01-01T00:00:00Z') }],
    ['2026-01-01T00:00:00Z', '2026-11-22'],
  ],
])('with %s', (_, written, expected) => {
  const versions = termsInForce(ownDays, written, Date.parse('2027-01-01T00:00:00Z'))
  expect(versions.map(({ version }) => version)).toEqual(expected)
})
