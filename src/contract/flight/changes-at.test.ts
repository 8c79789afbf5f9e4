import { expect, it } from 'vitest'
import { changesAt } from './changes-at.ts'
import type { Segment, Slice } from './offer.ts'

const flight = (segment: Partial<Segment>) => segment as Segment
const slice = (...segments: Segment[]) => ({ segments }) as Slice

it.each([
  [
    'nothing else in one terminal',
    slice(
      flight({ to: 'SIN', arrivalTerminal: '1' }),
      flight({ from: 'SIN', departureTerminal: '1' }),
    ),
    {},
  ],
  [
    'nothing that is not known',
    slice(flight({ to: 'SIN' }), flight({ from: 'SIN', departureTerminal: '1' })),
    {},
  ],
  [
    'the terminal',
    slice(
      flight({ to: 'SIN', arrivalTerminal: '1' }),
      flight({ from: 'SIN', departureTerminal: '4' }),
    ),
    { terminal: { from: '1', to: '4' } },
  ],
  [
    'the airport',
    slice(
      flight({ to: 'STN', arrivalTerminal: '1' }),
      flight({ from: 'LGW', departureTerminal: '2' }),
    ),
    { airport: { from: 'STN', to: 'LGW' } },
  ],
])('with the plane changes %s', (_, journey, changes) => {
  expect(changesAt(journey, 0)).toEqual(changes)
})
