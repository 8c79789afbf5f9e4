import { expect, test } from 'vitest'
import { createTurns } from './fair-turns.ts'

/** Returns turns whose work is noted when it starts, and ends when it's told. */
function noted(most: number) {
  const take = createTurns(most)
  const started: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()
  const add = (caller: string, name: string) => {
    const end = Promise.withResolvers<void>()
    ends.set(name, end)
    return take(caller, () => {
      started.push(name)
      return end.promise
    })
  }
  const finish = async (name: string) => {
    ends.get(name)?.resolve()
    // The next turn starts within a few microtasks.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { add, finish, started }
}

test('one caller’s work is done piece by piece, and others aren’t behind all of it', async () => {
  const { add, finish, started } = noted(1)
  for (const name of ['a1', 'a2', 'a3']) void add('a', name)
  void add('b', 'b1')
  void add('c', 'c1')
  for (const name of ['a1', 'b1', 'c1', 'a2']) await finish(name)
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'])
})

test('only so many callers have a turn at once, each with one piece', async () => {
  const { add, finish, started } = noted(2)
  for (const name of ['a1', 'a2']) void add('a', name)
  for (const name of ['b1', 'c1']) void add(name.slice(0, 1), name)
  expect(started).toEqual(['a1', 'b1'])
  await finish('b1')
  expect(started).toEqual(['a1', 'b1', 'c1'])
  await finish('a1')
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2'])
})

test('work that fails fails alone', async () => {
  const take = createTurns(1)
  const failed = take('a', async () => {
    throw new Error('no image')
  })
  await expect(failed).rejects.toThrow('no image')
  expect(await take('a', async () => 7)).toBe(7)
})
