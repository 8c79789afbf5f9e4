import { afterEach, expect, it, vi } from 'vitest'

// Its state belongs to the whole page.
vi.resetModules()
const { followNetwork, network } = await import('./network.ts')

afterEach(() => vi.unstubAllGlobals())

it('the bar follows the browser’s network state and the site’s reachability', async () => {
  vi.useFakeTimers()
  const listeners: Record<string, () => void> = {}
  const add = (type: string, listener: () => void) => {
    listeners[type] = listener
  }
  vi.stubGlobal('addEventListener', add)
  vi.stubGlobal('removeEventListener', (type: string) => delete listeners[type])
  vi.stubGlobal('navigator', { onLine: true })
  const fetch = vi.fn(async () => new Response())
  vi.stubGlobal('fetch', fetch)
  const stop = followNetwork()
  expect(network.read().offline).toBe(false)
  listeners.offline?.()
  expect(network.read().offline).toBe(true)
  // A network on which the site isn't reachable counts as offline.
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  listeners.online?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(network.read().offline).toBe(true)
  await vi.advanceTimersByTimeAsync(4000)
  expect(network.read().offline).toBe(false)
  stop()
  expect(listeners).toEqual({})
  vi.useRealTimers()
})
