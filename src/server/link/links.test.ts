import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openMemberSite } from '../../../test/support/member/member-site.ts'
import type { Link, LinkTarget } from '../../contract/link/link.ts'
import { days } from '../platform/duration.ts'
import { createSweep } from './sweep-links.ts'
import { links } from './tables.ts'

const site = await openMemberSite()
const { call } = site
const { db, clock, config } = site.platform

let count = 0
/** Returns a search that no other test in this file uses. */
const someTarget = () => {
  count += 1
  return `/flight/search?depAirport=KUL&arrAirport=BKK&via=${count}`
}
const make = (target = someTarget(), headers?: Record<string, string>) =>
  call<Link>('POST', '/links', { body: { target }, ...(headers ? { headers } : {}) })
const made = async (target?: string) => (await make(target)).result
const get = (hash: string) => call<LinkTarget>('GET', `/links/${hash}`)
const open = (hash: string) => call<LinkTarget>('POST', `/links/${hash}/open`)
const rowOf = async (hash: string) => (await db.select().from(links).where(eq(links.hash, hash)))[0]

test('a link is short, uses unambiguous characters, and opens its target', async () => {
  const target = `${someTarget()}&aft=friend&utm_source=news`
  const { status, result } = await make(target)
  expect(status).toBe(201)
  expect(result.hash).toMatch(/^[a-hjkmnp-z2-9]{10}$/)
  expect(result.url).toBe(`${config.PUBLIC_ORIGIN}/deeplink/${result.hash}`)
  expect((await open(result.hash)).result).toEqual({
    path: 'flight/search',
    query: `depAirport=KUL&arrAirport=BKK&via=${count}`,
    marks: 'aft=friend&utm_source=news',
  })
})

test('hashes are unrelated to each other', async () => {
  const hashes = await Promise.all(
    Array.from({ length: 20 }, async () => (await made())?.hash ?? ''),
  )
  expect(new Set(hashes.map((each) => each.slice(0, 4))).size).toBeGreaterThan(15)
})

test('the same target gives the same link, concurrently too; another mark gives another', async () => {
  const target = someTarget()
  const all = await Promise.all([made(target), made(target), made(target)])
  expect(new Set(all.map((each) => each.hash)).size).toBe(1)
  expect((await made(`${target}&aft=friend`)).hash).not.toBe(all[0]?.hash)
})

test('it also opens in capitals, as read from a screen', async () => {
  const { hash } = await made()
  expect((await open(hash.toUpperCase())).status).toBe(200)
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/account/order',
  '/flight/search?via=%0d%0a',
])('%s is refused beside its cause', async (target) => {
  expect(await make(target)).toMatchObject({
    status: 400,
    error: 'VALIDATION',
    fields: { target: 'not_a_page' },
  })
})

test.each([
  ['unknown', 'zzzzzzzzzz', 404, 'LINK_NOT_FOUND'],
  ['malformed', 'abc', 400, 'VALIDATION'],
  ['with a look-alike', 'abcdefghi0', 400, 'VALIDATION'],
])('one that is %s leads nowhere', async (_, hash, status, error) => {
  expect(await get(hash)).toMatchObject({ status, error })
  expect(await open(hash)).toMatchObject({ status, error })
})

test('visits are counted, look-ups aren’t', async () => {
  const { hash } = await made()
  await get(hash)
  expect(await rowOf(hash)).toMatchObject({ opens: 0, openedAt: null })
  await open(hash)
  await open(hash)
  expect(await rowOf(hash)).toMatchObject({ opens: 2, openedAt: expect.any(Date) })
})

test('it lives 180 days after it was last opened or made, and is then deleted', async () => {
  const [opened, again, left] = [await made(), someTarget(), await made()]
  const remade = await made(again)
  const swept = createSweep(site.platform)
  clock.advance(days(100))
  await open(opened.hash)
  await made(again)
  await get(left.hash)
  clock.advance(days(100))
  for (const { hash } of [opened, remade]) expect((await get(hash)).status).toBe(200)
  expect((await open(left.hash)).error).toBe('LINK_NOT_FOUND')
  expect(await rowOf(left.hash)).toBeDefined()
  await swept()
  expect(await rowOf(left.hash)).toBeUndefined()
  expect(await rowOf(opened.hash)).toBeDefined()
})

test('a visitor’s links are rate-limited', async () => {
  const headers = { 'x-auid': crypto.randomUUID(), 'x-forwarded-for': '2001:db8::77' }
  const statuses = await Promise.all(
    Array.from({ length: 35 }, async () => (await make(someTarget(), headers)).status),
  )
  expect(statuses.filter((status) => status === 201)).toHaveLength(30)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})
