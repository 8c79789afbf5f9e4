import { expect, test } from 'vitest'
import { createFairTurns } from './fair-turns.ts'

/** Returns turns whose work begins in an order that can be read, and ends when it's told to. */
function watched(limits: Partial<Parameters<typeof createFairTurns>[0]> = {}) {
  const turns = createFairTurns({ running: 1, perOwner: 10, waiting: 100, ...limits })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    ask: (owner: string, name: string) =>
      turns.run(owner, async () => {
        begun.push(name)
        await new Promise<void>((resolve) => ends.set(name, resolve))
        return name
      }),
    async end(name: string) {
      ends.get(name)?.()
      for (let tick = 0; tick < 10; tick++) await Promise.resolve()
    },
  }
}

test('somebody with one document waits for one of another’s ten, not for all of them', async () => {
  const { ask, end, begun } = watched()
  for (let index = 0; index < 10; index++) ask('big', `big-${index}`)
  const own = ask('small', 'own')
  await end('big-0')
  expect(begun).toEqual(['big-0', 'own'])
  await end('own')
  expect(await own).toBe('own')
  expect(begun).toEqual(['big-0', 'own', 'big-1'])
})

test('an owner’s large document doesn’t hold up others at all while one more can run', async () => {
  const { ask, end, begun } = watched({ running: 2 })
  ask('big', 'big-0')
  ask('big', 'big-1')
  ask('small', 'own')
  expect(begun).toEqual(['big-0', 'own'])
  await end('own')
  ask('other', 'theirs')
  expect(begun).toEqual(['big-0', 'own', 'theirs'])
})

test('what fails makes room for the next', async () => {
  const turns = createFairTurns({ running: 1, perOwner: 2, waiting: 10 })
  const failed = turns.run('a', () => Promise.reject(new Error('broken')))
  const next = turns.run('b', async () => 'printed')
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('printed')
})

test('too much of one owner or of everybody is refused', () => {
  const { ask } = watched({ perOwner: 2, waiting: 4 })
  for (const name of ['running', 'first', 'second']) ask('a', name)
  expect(() => ask('a', 'third')).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }))
  ask('b', 'first of b')
  ask('c', 'first of c')
  expect(() => ask('d', 'one more')).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }))
})
