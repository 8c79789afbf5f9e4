import { expect, it } from 'vitest'
import {
  endsUse,
  isAnotherOwner,
  isLost,
  isSitePage,
  kindOf,
  mayBeSavedUntil,
  type SavedPage,
  searchUntil,
  toForget,
} from './rules.ts'

const now = Date.UTC(2026, 10, 24, 12)
const day = 86_400_000
const tomorrow = new Date(now + day).toISOString()

it.each([
  ['/en/order/K7MW2P', 'order'],
  ['/zh-tw/account/order/K7MW2P', 'order'],
  ['/en/order/K7MW2P/e-ticket.pdf', 'order'],
  ['/en/order/K7MW2P/itinerary.ics', 'order'],
  ['/en/flight/search', 'search'],
  ['/en/flight/multi-search', 'search'],
  ['/th/hotel/search', 'search'],
  ['/en', undefined],
  ['/en/order', undefined],
  ['/en/order/search', undefined],
  ['/en/account/order', undefined],
  ['/en/account/profile', undefined],
  ['/en/account/passenger', undefined],
  ['/en/pay/V1StGXR8_Z5jdHi6B-myT/choose', undefined],
  ['/en/refund-form/K7MW2P', undefined],
  ['/en/flight/book/V1StGXR8', undefined],
  ['/en/cart', undefined],
  ['/en/login', undefined],
  ['/front/v1/order/K7MW2P', undefined],
])('%s is saved as %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind)
})

const answered = {
  pathname: '/en/order/K7MW2P',
  status: 200,
  isOwn: true,
  type: 'text/html; charset=utf-8',
  until: tomorrow,
}

it('an order is saved until the time that the server names', () => {
  expect(mayBeSavedUntil(answered, now)).toBe(now + day)
  expect(mayBeSavedUntil({ ...answered, type: 'application/pdf' }, now)).toBe(now + day)
})

it.each([
  ['the server doesn’t say so', { until: null }],
  ['the trip is over', { until: new Date(now).toISOString() }],
  ['the time is none', { until: 'soon' }],
  ['it’s an error', { status: 404 }],
  ['it came after a redirect', { isOwn: false }],
  ['it’s no page', { type: 'application/json' }],
  ['it’s a payment page', { pathname: '/en/pay/V1StGXR8_Z5jdHi6B-myT/choose' }],
  ['it’s another page of the account', { pathname: '/en/account/profile' }],
  ['it’s a list of results, which is saved as it was seen', { pathname: '/en/flight/search' }],
])('nothing is saved if %s', (_, other) => {
  expect(mayBeSavedUntil({ ...answered, ...other }, now)).toBeUndefined()
})

it.each([
  ['guest', 'guest', false],
  [undefined, 'guest', false],
  ['guest', 'member-a', true],
  ['member-a', 'member-b', true],
  ['member-a', 'guest', true],
  // A response that doesn't say, such as one while the front API is down.
  ['member-a', null, false],
])('pages of %s are another’s for %s: %s', (known, told, isAnother) => {
  expect(isAnotherOwner(known, told)).toBe(isAnother)
})

it('signing out ends somebody’s use of the device, by a form or by a script', () => {
  expect(endsUse('/en/sign-out')).toBe(true)
  expect(endsUse('/zh-tw/sign-out.data')).toBe(true)
  expect(endsUse('/en/preferences')).toBe(false)
})

it('a visitor who may no longer see an order loses its copy, but not because a server is down', () => {
  expect([401, 403, 404, 410].every((status) => isLost(status, false))).toBe(true)
  expect(isLost(0, true)).toBe(true)
  expect([200, 429, 500, 503].some((status) => isLost(status, false))).toBe(false)
})

it.each([
  ['/', true],
  ['/en', true],
  ['/zh-tw/order/K7MW2P', true],
  ['/front/v1/order/K7MW2P', false],
  ['/dev/outbox', false],
  ['/assets/order.js', false],
])('%s is a page: %s', (path, isPage) => {
  expect(isSitePage(path)).toBe(isPage)
})

const page = (path: string, age: number, more: Partial<SavedPage> = {}): SavedPage => ({
  address: `https://a.example${path}`,
  kind: path.includes('/order/') ? 'order' : 'search',
  title: path,
  savedAt: now - age,
  until: now + day,
  ...more,
})
const paths = (pages: SavedPage[]) =>
  toForget(pages, now).map((address) => new URL(address).pathname + new URL(address).search)

it('what is over is deleted', () => {
  const over = page('/en/order/K7MW2P', 5, { until: now })
  expect(paths([over, page('/en/order/K7MW2Q', 5)])).toEqual(['/en/order/K7MW2P'])
})

it('of orders the ten newest stay; an order’s pages and its file count as one', () => {
  const codes = [...'ABCDEFGHJKM'].map((letter) => `AAAAA${letter}`)
  const orders = codes.map((code, age) => page(`/en/order/${code}`, age))
  const files = codes.map((code, age) => page(`/en/order/${code}/e-ticket.pdf`, age))
  expect(paths([...orders, ...files])).toEqual([
    '/en/order/AAAAAM',
    '/en/order/AAAAAM/e-ticket.pdf',
  ])
})

it('of searches the five newest stay, each as it was seen last', () => {
  const searches = [1, 2, 3, 4, 5, 6].map((age) =>
    page(`/en/hotel/search?city=${age}`, age, { title: `City ${age}` }),
  )
  const sorted = page('/en/hotel/search?city=1&sort=price', 0, { title: 'City 1' })
  expect(paths([...searches, sorted])).toEqual([
    '/en/hotel/search?city=1',
    '/en/hotel/search?city=6',
  ])
  expect(searchUntil(now)).toBe(now + 7 * day)
})
