import { expect, test } from 'vitest'
import {
  flightItem,
  segment,
  selfTransferItem,
} from '../../../../test/support/documents/ticket-order.ts'
import { wordsOf } from '../../platform/words.ts'
import { describeFlight } from './describe.ts'
import { departureDay, flightDetails, isAnswerNeeded, purchasedFlight } from './details.ts'
import { flightEvents } from './events.ts'
import { searchFlightsAgain } from './search-again.ts'

const say = wordsOf('mail', 'en')
const out = flightItem('out', segment('KUL', 'BKK', '2026-12-10'))
const back = flightItem('back', segment('BKK', 'KUL', '2026-12-17'))

test('a journey is described by its cities, fare, codes, flights and tickets', () => {
  expect(describeFlight(out, say)).toEqual({
    title: 'Kuala Lumpur – Bangkok',
    subtitle: 'Economy Basic',
    references: [{ code: 'K7Q2XM', usedWith: ['Malaysia Airlines'] }],
    parts: [
      {
        label: 'MH784',
        operator: 'Malaysia Airlines',
        starts: {
          time: '09:40',
          day: 'Thursday, 10 December 2026',
          code: 'KUL',
          city: 'Kuala Lumpur',
          place: 'Kuala Lumpur International Airport, Terminal\u00a01',
        },
        ends: {
          time: '10:55',
          day: 'Thursday, 10 December 2026',
          code: 'BKK',
          city: 'Bangkok',
          place: 'Suvarnabhumi Airport, Terminal\u00a0M',
        },
        facts: ['Economy', '2h 15m', 'Boeing 737-800'],
        notes: ['MEI TAN and ALI TAN: cabin bag 7 kg, checked bag 30 kg'],
      },
    ],
    travellers: [
      {
        name: 'MEI TAN',
        documents: [{ number: '232-24out01930', covers: ['KUL\u00a0–\u00a0BKK'] }],
      },
      {
        name: 'ALI TAN',
        documents: [{ number: '232-24out01931', covers: ['KUL\u00a0–\u00a0BKK'] }],
      },
    ],
    conditions: ['Non-refundable', 'Change fee MYR\u00a050 for all travellers'],
    advice: [expect.stringMatching(/conditions of carriage/)],
  })
})

test('the flight after a self-transfer says what travellers have to do before it', () => {
  const { parts } = describeFlight(selfTransferItem(), say)
  expect(parts.map(({ label, notices }) => [label, notices?.[0]?.title])).toEqual([
    ['MH784', undefined],
    ['TR867', 'Self-transfer in Bangkok'],
  ])
  expect(parts[1]?.notices?.[0]?.lines).toEqual([
    expect.stringMatching(/^These are two separate bookings\./),
    'Collect your bags in Bangkok, go through immigration and customs, and check in again.',
    'You enter Thailand, even if only to change planes. Check whether you need a visa.',
    'Change airports: you land at BKK and leave from DMK.',
    'You have 4h 5m between flights. Bag drop often closes an hour before departure.',
  ])
})

test('a ticket of a self-transfer is for its own flights', () => {
  expect(describeFlight(selfTransferItem(), say).travellers).toMatchObject([
    {
      documents: [
        { number: '401', covers: ['KUL\u00a0–\u00a0BKK'] },
        { number: '402', covers: ['DMK\u00a0–\u00a0NRT'] },
      ],
    },
    { documents: [] },
  ])
})

test('a return from another airport says so, next to the outbound only', () => {
  const other = flightItem('back', segment('DMK', 'SZB', '2026-12-17'))
  const notice = { title: 'Returns from a different airport: Don Mueang (DMK)' }
  expect(describeFlight(other, say, [out, other]).parts[0]).toMatchObject({
    notices: [
      { ...notice, lines: ['Returns to a different airport: Sultan Abdul Aziz Shah (SZB)'] },
    ],
  })
  expect(describeFlight(out, say, [out, other]).parts[0]).not.toHaveProperty('notices')
  expect(describeFlight(back, say, [out, back]).parts[0]).not.toHaveProperty('notices')
  expect(describeFlight(other, say).parts[0]).not.toHaveProperty('notices')
})

test('a flight with an unanswered schedule change is tentative, with the airline’s announcement first', () => {
  const { slice } = out.details.offer
  const [flight] = slice.segments
  if (!flight) throw new Error('no flight')
  const after = { ...slice, segments: [{ ...flight, departure: '2026-12-10T11:00' }] }
  const moved = { ...out, details: { ...out.details, announced: { after, answerBy: null } } }
  const [event] = flightEvents(moved, say)
  expect(event).toMatchObject({
    uid: 'out-0@sojourn',
    status: 'tentative',
    starts: new Date('2026-12-10T03:00:00Z'),
  })
  expect(event?.description.slice(0, 2)).toEqual([
    'The airline changed the time: was 09:40, now 11:00.',
    'Booking reference K7Q2XM',
  ])
})

test('documents of flights with an unanswered schedule change say so above each flight that it changes', () => {
  const { slice } = out.details.offer
  const [flight] = slice.segments
  if (!flight) throw new Error('no flight')
  const answerBy = '2026-12-01T00:00:00.000Z'
  const noticesOf = (after: typeof slice | null, by: string | null = answerBy) =>
    describeFlight(
      { ...out, details: { ...out.details, announced: { after, answerBy: by } } },
      say,
    ).parts.map(({ label, starts, notices }) => [label, starts.time, notices])
  const answer = 'Answer by 1 Dec 2026, 08:00 (Kuala Lumpur time).'
  expect(noticesOf(null)).toEqual([
    ['MH784', '09:40', [{ title: 'The airline cancelled this flight.', lines: [answer] }]],
  ])
  const later = { ...flight, departure: '2026-12-10T11:00' }
  const moved = { ...slice, segments: [later] }
  const title = 'The airline changed the time: was 09:40, now 11:00.'
  expect(noticesOf(moved)).toEqual([['MH784', '09:40', [{ title, lines: [answer] }]]])
  // They are being exchanged, or cancelled.
  const changing = { ...out, state: 'changing' as const }
  const announced = { after: null, answerBy }
  expect(
    describeFlight({ ...changing, details: { ...out.details, announced } }, say).parts[0]?.notices,
  ).toEqual([{ title: 'The airline cancelled this flight.', lines: [] }])
  expect(noticesOf(moved, null)).toEqual([['MH784', '09:40', [{ title, lines: [] }]]])
  expect(noticesOf(slice)).toEqual([['MH784', '09:40', undefined]])
  const more = { ...flight, flight: 'MH786', departure: '2026-12-10T15:00' }
  expect(noticesOf({ ...slice, segments: [flight, more] })).toEqual([
    ['MH784', '09:40', undefined],
    ['MH786', '15:00', [{ title: 'The airline added this flight to your trip.', lines: [answer] }]],
  ])
})

test('a flight that is off is marked as such, without its baggage', () => {
  const [event] = flightEvents({ ...out, state: 'cancelled' }, say)
  expect(event?.status).toBe('cancelled')
  expect(event?.description).toEqual(['This flight is cancelled.', 'Booking reference K7Q2XM'])
})

test('seats without a booking code yet show none', () => {
  const held = flightItem('out', segment('KUL', 'BKK', '2026-12-10'), {
    state: 'held',
    details: { bookingCodes: [], tickets: [] },
  })
  expect(describeFlight(held, say).references).toEqual([])
  expect(flightEvents(held, say)[0]?.description.join()).not.toContain('reference')
})

test('the same trip can be searched again: return, one way, or multi-city', () => {
  const people = 'adult=2&child=0&infant=0&cabin=economy'
  expect(searchFlightsAgain([out, back])).toBe(
    `/flight/search?depAirport=KUL&arrAirport=BKK&depDate=2026-12-10&retDate=2026-12-17&${people}`,
  )
  expect(searchFlightsAgain([back])).toBe(
    `/flight/search?depAirport=BKK&arrAirport=KUL&depDate=2026-12-17&${people}`,
  )
  expect(searchFlightsAgain([out, out])).toMatch(
    /^\/flight\/multi-search\?depAirport=KUL&arrAirport=BKK&depDate=2026-12-10&depAirport1=KUL&/,
  )
})

test('in API responses a journey has departed from its first minute, in its airport’s local time', () => {
  const leaves = Date.parse('2026-12-10T09:40:00+08:00')
  expect(flightDetails(out, leaves - 1)).toMatchObject({
    hasDeparted: false,
    checkIn: { opensAt: '2026-12-08T01:40:00.000Z', zone: 'Asia/Kuala_Lumpur' },
  })
  const details = flightDetails(out, leaves)
  expect(details.hasDeparted).toBe(true)
  expect(details).not.toHaveProperty('checkIn')
  expect(details).not.toHaveProperty('announced')
  expect(details.bookingCodes).toEqual([
    { code: 'K7Q2XM', airlines: [{ code: 'MH', name: 'Malaysia Airlines' }] },
  ])
  expect(details.bags).toHaveLength(2)
  const announced = { after: null, answerBy: '2026-12-01T00:00:00.000Z' }
  expect(flightDetails({ ...out, details: { ...out.details, announced } }, 0).announced).toEqual({
    ...announced,
    zone: 'Asia/Kuala_Lumpur',
  })
})

test('a list shows the day; a purchase shows baggage, and which flights it replaces', () => {
  expect(departureDay(out)).toBe('2026-12-10')
  const { offer } = out.details
  expect(purchasedFlight(out)).toEqual({ offer, bags: flightDetails(out, 0).bags })
  expect(purchasedFlight(out, back.details.offer).replaces).toBe(back.details.offer)
})

test('an announced schedule change needs an answer until it’s accepted or the flights are changed or cancelled', () => {
  const announced = { after: null, answerBy: '2026-12-01T00:00:00.000Z' }
  const moved = { ...out, details: { ...out.details, announced } }
  const accepted = {
    ...out,
    details: { ...out.details, announced: { ...announced, answerBy: null } },
  }
  const cancelling = { ...moved, state: 'cancelling' as const }
  expect([out, moved, accepted, cancelling].map(isAnswerNeeded)).toEqual([
    false,
    true,
    false,
    false,
  ])
})
