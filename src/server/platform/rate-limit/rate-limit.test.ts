import { expect, test } from 'vitest'
import { createMemoryCache } from '../cache/memory-cache.ts'
import { minutes } from '../duration.ts'
import { spend } from './rate-limit.ts'

const twice = { name: 'test', times: 2, within: minutes(1) }

/** Returns the results of one attempt each by these callers, one after the other. */
async function tried(...callers: string[]): Promise<string[]> {
  const cache = createMemoryCache()
  const outcomes: string[] = []
  for (const who of callers) {
    outcomes.push(await spend(cache, twice, who).then(String, (error) => error.code))
  }
  return outcomes
}

test('each caller has their own attempts', async () => {
  expect(await tried('a', 'a', 'b', 'a')).toEqual(['1', '2', '1', 'RATE_LIMITED'])
})

test('addresses of one IPv6 network are one caller, those of two are two', async () => {
  expect(await tried('2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:2:3:4:5:6')).toEqual([
    ...['1', '2', 'RATE_LIMITED'],
  ])
  expect(await tried('2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8::2')).toEqual(['1', '1', '1'])
  expect(await tried('fe80::1%eth0', 'fe80::2', '::1')).toEqual(['1', '2', '1'])
})

test('also next to another part of the key', async () => {
  expect(await tried('AB12CD 2001:db8::1', 'AB12CD 2001:db8::2', 'XY34ZW 2001:db8::1')).toEqual([
    ...['1', '2', '1'],
  ])
})

test('a /48 of IPv6 has ten times what each of its /64s has, and refused uses don’t count there', async () => {
  const cache = createMemoryCache()
  const use = (who: string) => spend(cache, twice, who).then(String, (error) => error.code)
  for (let again = 0; again < 30; again++) await use('2001:db8:1:ffff::1')
  const outcomes: string[] = []
  for (let subnet = 0; subnet < 20; subnet++) {
    outcomes.push(await use(`2001:db8:1:${subnet.toString(16)}::1`))
  }
  expect(outcomes).toEqual([...Array(18).fill('1'), 'RATE_LIMITED', 'RATE_LIMITED'])
  expect(await use('2001:db8:2:0::1')).toBe('1')
})

test('several uses count at once', async () => {
  const cache = createMemoryCache()
  expect(await spend(cache, twice, 'a', 2)).toBe(2)
  await expect(spend(cache, twice, 'a')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})
