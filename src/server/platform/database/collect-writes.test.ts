import { expect, it } from 'vitest'
import { collectWrites } from './collect-writes.ts'

function collecting() {
  const written: number[][] = []
  const stopping = new AbortController()
  const running: Promise<void>[] = []
  const notes = collectWrites<number>({
    background: { run: (work) => void running.push(work(stopping.signal)) },
    write: async (some) => void written.push(some),
  })
  return {
    notes,
    written,
    /** Ends the waiting, as when the server stops. */
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

it('notes are written together in the order of their keys, and later ones again', async () => {
  const { notes, written, stop } = collecting()
  notes.set('b', 1)
  notes.set('a', 2)
  notes.set('b', (notes.get('b') ?? 0) + 10)
  expect(written).toEqual([])
  await stop()
  expect(written).toEqual([[2, 11]])
  expect(notes.get('a')).toBeUndefined()
  notes.set('a', 3)
  await stop()
  expect(written).toEqual([[2, 11], [3]])
})

it('what is too much for one write is dropped', async () => {
  const { notes, written, stop } = collecting()
  for (let number = 0; number < 2001; number += 1) notes.set(String(number), number)
  await stop()
  expect(written.map(({ length }) => length)).toEqual([2000])
})
