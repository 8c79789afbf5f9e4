import { expect, test } from 'vitest'
import { duffelOffer, duffelSegment } from '../../../../../test/support/duffel/duffel-offer.ts'
import { offerAnswer } from '../answers.ts'
import { minutesOf } from '../local-time.ts'
import { sliceOf } from './slice-of.ts'

const people = [{ id: 'pas_0', type: 'adult' }]
type Segment = ReturnType<typeof duffelSegment>

/** Returns a slice of these flights, parsed like a response. */
function sliceWith(segments: Segment[], duration: string | null = null) {
  const offer = duffelOffer()
  const slices = offer.slices.map((slice) => ({ ...slice, segments, duration }))
  return sliceOf(offerAnswer.parse({ data: { ...offer, slices } }).data.slices[0], 100)
}

const segment = (from: string, to: string, departs: string, arrives: string): Segment =>
  duffelSegment(from, to, departs, arrives, people)

test.each([
  ['PT2H26M', 146],
  ['PT02H26M', 146],
  ['P1DT2H', 1560],
  ['PT45M', 45],
  ['PT30M15S', 30],
  ['P', undefined],
  ['two hours', undefined],
  [null, undefined],
])('the duration %s is %s minutes', (duration, minutes) => {
  expect(minutesOf(duration)).toBe(minutes)
})

test('times stay local; a missing duration is calculated from the local times of both airports', () => {
  const slice = sliceWith([segment('LHR', 'JFK', '2027-03-01T08:00:00', '2027-03-01T12:00:00')])
  expect(slice).toMatchObject({
    from: 'LHR',
    to: 'JFK',
    stopType: 'direct',
    dayShift: 0,
    minutes: 540,
    departure: '2027-03-01T08:00',
    arrival: '2027-03-01T12:00',
    connections: [],
    segments: [{ minutes: 540, airline: 'ZZ', flight: 'ZZ0800', departureTerminal: '2' }],
  })
})

test('the night in which clocks go forward is an hour shorter', () => {
  // Summer time begins on 14 March 2027 in New York, two weeks before London.
  const slice = sliceWith([segment('LHR', 'JFK', '2027-03-14T01:00:00', '2027-03-14T05:00:00')])
  expect(slice.minutes).toBe(480)
})

test('an arrival a day later is shown', () => {
  const slice = sliceWith([segment('LHR', 'SIN', '2027-03-01T22:00:00', '2027-03-02T18:00:00')])
  expect(slice).toMatchObject({ dayShift: 1, minutes: 720 })
})

test('a connection is a transit, never a self-transfer; a change of airport is shown', () => {
  const slice = sliceWith(
    [
      segment('LHR', 'BKK', '2027-03-01T08:00:00', '2027-03-02T01:00:00'),
      segment('DMK', 'SIN', '2027-03-02T05:30:00', '2027-03-02T09:00:00'),
    ],
    'PT17H',
  )
  expect(slice.stopType).toBe('transit')
  expect(slice.minutes).toBe(1020)
  expect(slice.connections).toEqual([
    { airport: 'BKK', minutes: 270, kind: 'transit', changeOfAirport: 'DMK' },
  ])
})

test('the operating airline is named; an unknown aircraft has no name', () => {
  const flight = segment('LHR', 'DUB', '2027-03-01T08:00:00', '2027-03-01T09:00:00')
  const { segments } = sliceWith([
    { ...flight, operating_carrier: { name: 'Hill Air', iata_code: null }, aircraft: null },
  ])
  expect(segments[0]).toMatchObject({ operatedBy: 'Hill Air', aircraft: '', aircraftName: '' })
})
