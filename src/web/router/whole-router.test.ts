import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router'
import { expect, it, vi } from 'vitest'

// Whether there is a router is remembered by the module.
vi.resetModules()
const { created, createRouter } = await import('./whole-router.ts')

it('says that navigations can be blocked once there is a router', async () => {
  const told = vi.fn()
  void created.then(told)
  await new Promise(setImmediate)
  expect(told).not.toHaveBeenCalled()
  const router = createRouter({ routes: [{ path: '/' }], history: createMemoryHistory() })
  await new Promise(setImmediate)
  expect(told).toHaveBeenCalledOnce()
  expect(router.getBlocker).toBeTypeOf('function')
})
