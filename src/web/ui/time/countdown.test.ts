import { expect, it } from 'vitest'
import { countdownText } from './countdown.tsx'

it.each([
  [0, '0:00'],
  [-3, '0:00'],
  [59.9, '0:59'],
  [61, '1:01'],
  [1500, '25:00'],
  [3600, '1:00:00'],
  [7325, '2:02:05'],
])('%s seconds left show as %s', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text)
})
