import { expect, it } from 'vitest'
import { mayReload } from './reload-guard.ts'

it('a page reloads automatically once in ten seconds (S9.15)', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const start = Date.UTC(2026, 10, 21)
  expect(mayReload(storage, start)).toBe(true)
  expect(mayReload(storage, start + 9_999)).toBe(false)
  expect(mayReload(storage, start + 10_000)).toBe(true)
})

it('without storage it doesn’t', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(mayReload(full, 1)).toBe(false)
})
