import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toggleSaved } from './saved-stays.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  })
  vi.stubGlobal('dispatchEvent', () => true)
})
afterEach(() => {
  vi.unstubAllGlobals()
  kept.clear()
})

const stay = (id: string) => ({ id, name: `Hotel ${id}`, place: 'Sanur, Bali' })
const ids = () =>
  JSON.parse(kept.get('saved-stays') ?? '[]').map(({ id }: { id: string }) => id) as string[]

it('a heart saves a property, and removes it when pressed again', () => {
  toggleSaved(stay('a'))
  toggleSaved(stay('b'))
  expect(ids()).toEqual(['b', 'a'])
  toggleSaved(stay('a'))
  expect(ids()).toEqual(['b'])
})
