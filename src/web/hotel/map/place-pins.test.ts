import { expect, it } from 'vitest'
import { pinCount, placePins } from './place-pins.ts'

const size = { width: 400, height: 400 }
const at = (id: string, x: number, y: number) => ({ id, x, y, label: 'USD 90', more: 0 })
const shown = (...sources: ReturnType<typeof at>[]) =>
  placePins(sources, size).map((pin) => `${pin.first.id}: ${pinCount(pin)}`)

it('places apart have their own pins', () => {
  expect(shown(at('a', 50, 50), at('b', 300, 50), at('c', 50, 300))).toEqual([
    'a: 1',
    'b: 1',
    'c: 1',
  ])
})

it('crowded places share the pin of the first', () => {
  expect(shown(at('a', 50, 50), at('b', 55, 52), at('c', 40, 60), at('d', 300, 300))).toEqual([
    'a: 3',
    'd: 1',
  ])
})

it('those without a pin of their own are counted', () => {
  expect(shown({ ...at('a', 50, 50), more: 7 }, at('b', 55, 52))).toEqual(['a: 9'])
})

it('one between two pins joins the nearer one', () => {
  expect(shown(at('a', 100, 100), at('b', 240, 100), at('c', 200, 110))).toEqual(['a: 1', 'b: 2'])
})

it('places outside have none', () => {
  expect(shown(at('a', -1, 50), at('b', 50, 401))).toEqual([])
})
