import { expect, it } from 'vitest'
import { contrast, readableInk } from './readable-ink.ts'

it.each([
  ['#ffffff', '#000000', 21],
  ['#777777', '#777777', 1],
])('contrast of %s and %s is %s', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 5)
})

it('an airline tile is readable on any colour', () => {
  for (let colour = 0; colour <= 0xffffff; colour += 0x3ffbd) {
    const hex = `#${colour.toString(16).padStart(6, '0')}`
    expect(contrast(readableInk(hex), hex)).toBeGreaterThan(4.2)
  }
})
