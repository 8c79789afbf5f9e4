import { expect, test } from 'vitest'
import { createMemoryCache } from '../cache/memory-cache.ts'
import { minutes } from '../duration.ts'
import { createBodyAllowance, type ExpectedBody } from './body-allowance.ts'

const kilobytes = 1024

/** Reserves bodies one after the other, of which `read` bytes are read, and returns how many were refused. */
async function refused(
  times: number,
  expected: Partial<ExpectedBody> & { most: number },
  read = expected.most,
  bodies = createBodyAllowance(createMemoryCache()),
): Promise<number> {
  let count = 0
  for (let index = 0; index < times; index++) {
    const address = (expected.address ?? '192.0.2.1').replace('*', index.toString(16))
    await bodies.reserve({ kind: 'text', ...expected, address }).then(
      (settle) => settle(read),
      () => count++,
    )
  }
  return count
}

test('an address sends 15 MB of text in ten minutes', async () => {
  expect(await refused(70, { most: 250 * kilobytes })).toBe(9)
})

test('an office sends 100 small calls a second for ten minutes', async () => {
  expect(await refused(61_441, { most: 200 })).toBe(1)
})

test('what is declared and not read doesn’t count, but for the request itself', async () => {
  expect(await refused(2_000, { most: 256 * kilobytes }, 0)).toBe(0)
})

test('many at once are bounded before any of them is read', async () => {
  const bodies = createBodyAllowance(createMemoryCache())
  const one = { kind: 'text', address: '192.0.2.1', most: 256 * kilobytes } as const
  const asked = await Promise.allSettled(Array.from({ length: 70 }, () => bodies.reserve(one)))
  const open = asked.filter((each) => each.status === 'fulfilled')
  expect(open).toHaveLength(60)
  for (const { value: settle } of open) await settle(0)
  // What was refused counts no more than what wasn't read.
  expect(await refused(59, one, one.most, bodies)).toBe(0)
})

test('files have more, of their own', async () => {
  const bodies = createBodyAllowance(createMemoryCache())
  const photo = { kind: 'files', most: 10_000 * kilobytes } as const
  expect(await refused(30, photo, photo.most, bodies)).toBe(10)
  expect(await refused(30, { most: 250 * kilobytes }, 250 * kilobytes, bodies)).toBe(0)
})

test('a call’s own allowance counts too, and takes nothing from the others', async () => {
  const bodies = createBodyAllowance(createMemoryCache())
  const own = { name: 'own', times: 8, within: minutes(1) }
  const one = { most: kilobytes, own }
  expect(await refused(3, one, kilobytes, bodies)).toBe(1)
  expect(await refused(3, one, 0, bodies)).toBe(3)
  expect(await refused(60, { most: 255 * kilobytes }, 255 * kilobytes, bodies)).toBe(0)
})

test('each address has its own, and all /64s of an IPv6 /48 ten times as much together', async () => {
  const most = 250 * kilobytes
  expect(await refused(70, { most, address: '192.0.2.*' })).toBe(0)
  expect(await refused(700, { most, address: '2001:db8:1:*::1' })).toBe(86)
})
