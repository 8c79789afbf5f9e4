import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mostEvents } from '../../contract/tracking/tracking.ts'

const sent: {
  by: 'fetch' | 'beacon'
  events: { name: string; screen: string; ageMs: number }[]
}[] = []
let leave = () => {}
let answers: (() => Promise<Response>)[] = []

/** Sets up a browser environment for tracking; each test opens its own page. */
async function openPage() {
  vi.resetModules()
  vi.stubGlobal('location', { pathname: '/en/flight', search: '?adult=1' })
  vi.stubGlobal('navigator', {
    sendBeacon: (_: string, body: string) => sent.push({ by: 'beacon', events: JSON.parse(body) }),
  })
  vi.stubGlobal('document', {
    visibilityState: 'hidden',
    addEventListener: (_: string, listener: () => void) => {
      leave = listener
    },
  })
  vi.stubGlobal('fetch', async (_: string, init: { body: string }) => {
    sent.push({ by: 'fetch', events: JSON.parse(init.body) })
    return answers.shift()?.() ?? new Response(null, { status: 204 })
  })
  return import('./track.ts')
}

beforeEach(() => {
  vi.useFakeTimers()
  sent.length = 0
  answers = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const names = () => sent.map(({ by, events }) => [by, ...events.map(({ name }) => name)])

it('the client loads after three seconds; earlier events aren’t lost (S9.9)', async () => {
  const { onScreen, startTracking, track } = await openPage()
  onScreen('flight/flight-landing')
  startTracking('/en/tracking')
  track('page_view')
  await after(1000)
  track('toast', { type: 'success' })
  await after(1999)
  expect(sent).toEqual([])
  await after(1)
  await vi.dynamicImportSettled()
  await after(1)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.events).toMatchObject([
    { name: 'page_view', screen: 'flight/flight-landing', url: '/en/flight?adult=1' },
    { name: 'toast', details: { type: 'success' } },
  ])
  expect(sent[0]?.events[0]?.ageMs).toBeGreaterThanOrEqual(3000)
})

async function withClient() {
  const page = await openPage()
  page.startTracking('/en/tracking')
  await after(3000)
  await vi.dynamicImportSettled()
  return page
}

it('batches events for two seconds', async () => {
  const { track } = await withClient()
  track('page_view')
  await after(1500)
  track('toast')
  expect(sent).toEqual([])
  await after(500)
  expect(names()).toEqual([['fetch', 'page_view', 'toast']])
})

it('leaving early still sends events, as a beacon', async () => {
  const { startTracking, track } = await openPage()
  startTracking('/en/tracking')
  track('login')
  leave()
  expect(names()).toEqual([['beacon', 'login']])
  leave()
  expect(sent).toHaveLength(1)
})

it('failing to load the client is no error, and the beacon still works', async () => {
  const { startTracking, track } = await openPage()
  const rejected = vi.fn()
  process.on('unhandledRejection', rejected)
  vi.doMock('./tracking-client.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  startTracking('/en/tracking')
  track('page_view')
  await after(3000)
  await vi.dynamicImportSettled()
  vi.useRealTimers()
  // Node reports a rejection before it runs what is due next.
  await new Promise(setImmediate)
  vi.doUnmock('./tracking-client.ts')
  process.off('unhandledRejection', rejected)
  expect(rejected).not.toHaveBeenCalled()
  leave()
  expect(names()).toEqual([['beacon', 'page_view']])
})

it.each([
  ['the network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server', async () => new Response(null, { status: 503 })],
])('tries again when %s fails, a few times', async (_, fail) => {
  const { track } = await withClient()
  answers = [fail, fail]
  track('page_view')
  await after(60_000)
  expect(names()).toEqual(Array(3).fill(['fetch', 'page_view']))
  sent.length = 0
  answers = Array(9).fill(fail)
  track('login')
  await after(600_000)
  expect(sent).toHaveLength(4)
})

it('rejected events aren’t sent again', async () => {
  const { track } = await withClient()
  answers = [async () => new Response(null, { status: 429 })]
  track('page_view')
  await after(60_000)
  expect(sent).toHaveLength(1)
})

it('sends no more at once than the front API accepts', async () => {
  const { mostAtOnce, track } = await withClient()
  for (let count = 0; count < 50; count += 1) track('toast')
  await after(60_000)
  expect(mostAtOnce).toBe(mostEvents)
  expect(sent[0]?.events).toHaveLength(mostEvents)
})

it('nothing is recorded before it starts, which it never does without consent', async () => {
  const { track } = await openPage()
  track('page_view')
  leave()
  await after(60_000)
  expect(sent).toEqual([])
})
