import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ownerHeader } from '../../../contract/headers.ts'
import { checkOwner, isOwnFetch } from './check-owner.ts'
import { savedPages, savePage, savingTime, writeSettings } from './page-store.ts'
import { cachesInMemory, site } from './testing/caches-in-memory.ts'

const order = `${site}/en/order/K7MW2P`
const minute = 60_000
let now = Date.now()

/** What the site was asked, and who it says is signed in. */
let asked: string[]
let owner: string | undefined

beforeEach(async () => {
  asked = []
  owner = 'member-1'
  now += 10 * minute
  vi.stubGlobal('caches', cachesInMemory())
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response('{}', { headers: owner === undefined ? {} : { [ownerHeader]: owner } })
  })
  await writeSettings({ owner: 'member-1' })
})
afterEach(() => vi.unstubAllGlobals())

const save = () => {
  const page = { address: order, kind: 'order' as const, title: 'K7MW2P', savedAt: now }
  return savePage(savingTime(), { ...page, until: now + 1000 * minute }, '<p>Order</p>', {})
}
const saved = async () => (await savedPages(now)).map(({ address }) => address)

it('a member’s pages are erased once a page fetches data after their session has ended', async () => {
  await save()
  await checkOwner(now)
  expect(asked).toEqual([`${site}/en/auth-state`])
  expect(await saved()).toEqual([order])
  owner = 'guest-1'
  await checkOwner(now + minute)
  expect(await saved()).toEqual([])
})

it('the site is asked once a minute, and not at all if nothing is saved', async () => {
  await checkOwner(now)
  expect(asked).toEqual([])
  await save()
  await checkOwner(now + minute - 1)
  expect(asked).toEqual([])
  await checkOwner(now + minute)
  await checkOwner(now + 2 * minute - 1)
  expect(asked).toHaveLength(1)
})

it('a site that can’t say who is signed in changes nothing', async () => {
  await save()
  owner = undefined
  await checkOwner(now)
  expect(await saved()).toEqual([order])
})

it.each([
  ['/en/account/order.data', 'cors', true],
  ['/front/v1/flight/searches', 'cors', true],
  ['/en/help', 'navigate', false],
  ['/en/sign-out.data', 'cors', false],
  ['/assets/a.js', 'no-cors', false],
] as const)('%s by %s is a page’s fetch of data: %s', (path, mode, isOwn) => {
  expect(isOwnFetch({ url: `${site}${path}`, mode }, site)).toBe(isOwn)
  expect(isOwnFetch({ url: `https://other.example${path}`, mode }, site)).toBe(false)
})
