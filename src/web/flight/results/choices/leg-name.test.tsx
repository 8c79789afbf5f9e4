import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/support/page/render-page.tsx'
import { type TripType, tripDirections } from '../../../../contract/flight/flight-terms.ts'
import { useT } from '../../../locale/language.ts'
import { chooseLeg, legName } from './leg-name.ts'

function Leg({ tripType, leg, count }: { tripType: TripType; leg: number; count: number }) {
  const t = useT()
  return `${legName(t, tripType, leg)}: ${chooseLeg(t, tripType, leg, count)}`
}

it('a journey has two directions (S3.31)', () => {
  expect(tripDirections).toEqual(['depart', 'return'])
})

it.each([
  ['oneway', 0, 1, 'Outbound: '],
  ['roundtrip', 0, 2, 'Outbound: '],
  ['roundtrip', 1, 2, 'Return: '],
  ['multicity', 1, 3, 'Flight 2: '],
] as const)('of a %s trip, leg %i of %i', (tripType, leg, count, begins) => {
  const { text } = renderPage(<Leg tripType={tripType} leg={leg} count={count} />)
  expect(text.startsWith(begins)).toBe(true)
  expect(text.length).toBeGreaterThan(begins.length)
})
