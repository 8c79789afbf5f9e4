import { expect, it } from 'vitest'
import { intoView } from './into-view.ts'

const size = { width: 360, height: 600 }
const at = (x: number, y: number) => intoView({ x, y, label: 'USD 90', count: 1 }, size)

it('a pin in the middle stays where it is', () => {
  expect(at(180, 200)).toEqual({ right: 0, down: 0 })
})

it('one at an edge, or where its card opens, is moved to where it is seen', () => {
  expect(at(0, 200).right).toBeLessThan(0)
  expect(at(355, 200).right).toBeGreaterThan(0)
  expect(at(180, 10).down).toBeLessThan(0)
  expect(at(180, 560).down).toBeGreaterThan(90)
})
