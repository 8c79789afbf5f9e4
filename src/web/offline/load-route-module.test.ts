import { afterEach, expect, it, vi } from 'vitest'
import { loadRouteModule } from './load-route-module.ts'

const route = { id: 'order/look-up', module: '/assets/look-up.js' }
const gone = new TypeError('Failed to fetch dynamically imported module: /assets/look-up.js')

afterEach(() => vi.unstubAllGlobals())

it('a script is loaded once and cached', async () => {
  const modules = {}
  const load = vi.fn(async () => ({ default: 'page' }))
  await loadRouteModule(route, modules, load)
  expect(await loadRouteModule(route, modules, load)).toEqual({ default: 'page' })
  expect(load).toHaveBeenCalledExactlyOnceWith('/assets/look-up.js')
})

it('a script that is missing on a working site gives a page that throws (S8.15)', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => new Response())
  const module = await loadRouteModule(route, {}, () => Promise.reject(gone))
  expect(module.default).toThrow(gone)
})

it('without a network it waits, and loads the script when the site is back', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', { onLine: true })
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', fetch)
  const load = vi.fn().mockRejectedValueOnce(gone).mockResolvedValue({ default: 'page' })
  const loaded = vi.fn()
  const loading = loadRouteModule(route, {}, load).then(loaded)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(loaded).not.toHaveBeenCalled()
  vi.stubGlobal('fetch', async () => new Response())
  await vi.advanceTimersByTimeAsync(5000)
  await loading
  expect(loaded).toHaveBeenCalledWith({ default: 'page' })
  vi.useRealTimers()
})
