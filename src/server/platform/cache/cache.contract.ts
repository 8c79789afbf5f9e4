import { describe, expect, test } from 'vitest'
import { type Duration, milliseconds, minutes, seconds } from '../duration.ts'
import type { Cache } from './cache.ts'

/** Runs the tests that every cache must pass. Each uses its own keys; `pass` advances the cache's clock. */
export function cacheContract(
  name: string,
  open: () => Cache,
  pass: (time: Duration) => Promise<unknown>,
): void {
  describe(`${name} keeps the promises of a cache`, () => {
    const key = () => `contract:${crypto.randomUUID()}`

    test('what was set is got, as it was; what was not is undefined', async () => {
      const [cache, one, other] = [open(), key(), key()]
      const value = { route: 'KUL–BKK', prices: [12345, null], nested: { yes: true } }
      await cache.set(one, value, minutes(1))
      expect(await cache.get(one)).toEqual(value)
      expect(await cache.get(other)).toBeUndefined()
    })

    test('the last value set counts, and a deleted one is gone', async () => {
      const [cache, one] = [open(), key()]
      await cache.set(one, 'first', minutes(1))
      await cache.set(one, 'second', minutes(1))
      expect(await cache.get(one)).toBe('second')
      await cache.delete(one)
      await cache.delete(one)
      expect(await cache.get(one)).toBeUndefined()
    })

    test('a value goes when its time is up', async () => {
      const [cache, one, other] = [open(), key(), key()]
      await cache.set(one, 1, seconds(1))
      await cache.set(other, 2, minutes(1))
      expect(await cache.get(one)).toBe(1)
      await pass(milliseconds(1001))
      expect(await cache.get(one)).toBeUndefined()
      expect(await cache.get(other)).toBe(2)
    })

    test('fields of a record are set together, and the others stay', async () => {
      const [cache, one] = [open(), key()]
      await cache.setFields(one, { state: { answered: 1 }, first: ['KUL', null] }, minutes(1))
      await cache.setFields(one, { state: { answered: 2 }, second: 'BKK' }, minutes(1))
      expect(await cache.getFields(one, ['second', 'state', 'third', 'first'])).toEqual([
        'BKK',
        { answered: 2 },
        undefined,
        ['KUL', null],
      ])
      expect(await cache.getFields(one, [])).toEqual([])
      expect(await cache.getFields(key(), ['state'])).toEqual([undefined])
    })

    test('a record expires as a whole, counted from its last change', async () => {
      const [cache, one] = [open(), key()]
      await cache.setFields(one, { first: 1 }, milliseconds(1500))
      await pass(seconds(1))
      await cache.setFields(one, { second: 2 }, milliseconds(1500))
      await pass(seconds(1))
      expect(await cache.getFields(one, ['first', 'second'])).toEqual([1, 2])
      await pass(seconds(1))
      expect(await cache.getFields(one, ['first', 'second'])).toEqual([undefined, undefined])
    })

    test('a counter starts at 0 and each step adds one, also when they race', async () => {
      const [cache, one] = [open(), key()]
      const steps = await Promise.all(
        Array.from({ length: 20 }, () => cache.count(one, minutes(1))),
      )
      expect(steps.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 20 }, (_, index) => index + 1),
      )
      expect((await cache.count(key(), minutes(1))).count).toBe(1)
    })

    test('it ends at the time set by its first step, and then starts again', async () => {
      const [cache, one, other] = [open(), key(), key()]
      const first = await cache.count(one, seconds(60))
      const second = await cache.count(one, seconds(600))
      for (const { endsIn } of [first, second]) {
        expect(endsIn).toBeGreaterThan(0)
        expect(endsIn).toBeLessThanOrEqual(60_000)
      }
      await cache.count(other, seconds(1))
      expect((await cache.count(other, seconds(1))).count).toBe(2)
      await pass(milliseconds(1001))
      expect((await cache.count(other, seconds(1))).count).toBe(1)
      expect((await cache.count(one, seconds(60))).count).toBe(3)
    })

    test('a step can be taken back, and the end stays', async () => {
      const [cache, one] = [open(), key()]
      await cache.count(one, seconds(60))
      await cache.count(one, seconds(60))
      const back = await cache.count(one, seconds(600), -1)
      expect(back.count).toBe(1)
      expect(back.endsIn).toBeLessThanOrEqual(60_000)
      expect((await cache.count(one, seconds(60))).count).toBe(2)
    })

    test('it says that it is ready', async () => {
      expect(await open().ready()).toBe(true)
    })
  })
}
