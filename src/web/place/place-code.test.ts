import { expect, test } from 'vitest'
import { cityWithCode, shortPlace } from './place-code.ts'

test.each([
  ['an airport by its code', 'airport', 'KUL', 'KUL', 'Kuala Lumpur (KUL)'],
  ['an airport whose code begins with Q, too', 'airport', 'QRO', 'QRO', 'Kuala Lumpur (QRO)'],
  ['a city by IATA’s code', 'metro', 'LON', 'LON', 'Kuala Lumpur (LON)'],
  ['a city with a code of ours by its name', 'metro', 'QKL', 'Kuala Lumpur', 'Kuala Lumpur'],
] as const)('travellers know %s', (_, kind, code, short, long) => {
  const place = { kind, code, city: 'Kuala Lumpur' }
  expect([shortPlace(place), cityWithCode(place)]).toEqual([short, long])
})
