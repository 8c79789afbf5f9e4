import { expect, it } from 'vitest'
import type { Segment } from './offer.ts'
import { ticketRoutes } from './ticket-routes.ts'

const flights = (...airports: string[]) =>
  airports.slice(1).map((to, index) => ({ from: airports[index], to }) as Segment)
const journey = { from: 'KUL', to: 'NRT', segments: flights('KUL', 'BKK', 'KIX', 'NRT') }

it.each([
  ['all flights if the supplier doesn’t say', undefined, ['KUL-NRT']],
  ['one flight', [1], ['BKK-KIX']],
  ['flights one after another', [1, 2], ['BKK-NRT']],
  ['flights with another one between them', [0, 2], ['KUL-BKK', 'KIX-NRT']],
  ['no flight', [], []],
])('a ticket for %s', (_, covered, expected) => {
  expect(ticketRoutes(journey, covered).map(({ from, to }) => `${from}-${to}`)).toEqual(expected)
})
