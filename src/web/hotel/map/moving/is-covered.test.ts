import { expect, it } from 'vitest'
import { isCovered } from './is-covered.ts'

const size = { width: 360, height: 600 }
const at = (x: number, y: number) => isCovered({ x, y, label: 'USD 90', count: 1 }, size)

it('a pin whose middle is under the buttons is covered, also if its ends are seen', () => {
  expect(at(335, 70)).toBe(true)
  expect(at(310, 70)).toBe(true)
})

it('one that a button covers the end of isn’t, nor one beside or below them', () => {
  expect(at(295, 70)).toBe(false)
  expect(at(180, 70)).toBe(false)
  expect(at(335, 400)).toBe(false)
})
