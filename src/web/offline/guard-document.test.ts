import { afterEach, expect, it, vi } from 'vitest'

// Their state belongs to the whole page.
vi.resetModules()
const { guardDocument } = await import('./guard-document.ts')
const { network, noteOffline } = await import('./network.ts')

afterEach(() => vi.unstubAllGlobals())

type Listener = (event: object) => void

/** Returns a guarded document with a link or a form in it, without a network. */
function guarded() {
  const listeners: Record<string, Listener> = {}
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('location', { origin: 'http://a.example', href: 'http://a.example/en' })
  vi.stubGlobal('document', {
    addEventListener: (type: string, listener: Listener) => {
      listeners[type] = listener
    },
    removeEventListener: (type: string) => delete listeners[type],
  })
  const stop = guardDocument()
  const link = {
    origin: 'http://a.example',
    href: 'http://a.example/en/help',
    target: '',
    hash: '',
  }
  const send = (type: 'click' | 'submit') => {
    const preventDefault = vi.fn()
    const target = { closest: () => link }
    listeners[type]?.({ preventDefault, target, button: 0, defaultPrevented: false })
    return preventDefault.mock.calls.length === 1
  }
  return { send, stop }
}

it('links and forms work as usual online, and are held back offline', async () => {
  const { send, stop } = guarded()
  expect([send('click'), send('submit')]).toEqual([false, false])
  noteOffline()
  expect(send('submit')).toBe(true)
  expect(network.read()).toMatchObject({ offline: true, unsent: true })
  expect(send('click')).toBe(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(network.read().wanted).toBeTypeOf('function')
  stop()
  expect(send('click')).toBe(false)
  vi.useRealTimers()
})
