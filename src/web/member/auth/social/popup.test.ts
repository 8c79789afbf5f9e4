import { afterEach, expect, it, vi } from 'vitest'
import { patience } from '../../../../../test/support/patience.ts'
import { openPopup, tellOpener } from './popup.ts'

/** A window of 1200×800 at the left upper corner of the screen, whose `open` gives what it is told to. */
function aWindow(popup: { close(): void } | null) {
  const open = vi.fn((_address: string, _name: string, _look: string) => popup)
  const location = { assign: vi.fn(), replace: vi.fn() }
  const window = { screenX: 0, screenY: 0, outerWidth: 1200, outerHeight: 800, open, location }
  for (const [name, value] of Object.entries(window)) vi.stubGlobal(name, value)
  return window
}

afterEach(() => vi.unstubAllGlobals())

it('the popup is 960×600, in the middle of the window (S9.4)', () => {
  const { open } = aWindow({ close: vi.fn() })
  expect(openPopup('/en/login/social?provider=google&popup=1')).toBe(true)
  const [address, , look = ''] = open.mock.calls[0] ?? []
  expect(address).toBe('/en/login/social?provider=google&popup=1')
  expect(look).toBe('popup,width=960,height=600,left=120,top=100')
})

it('if it can’t be opened, the whole page goes to the provider', () => {
  aWindow(null)
  expect(openPopup('/en/login/social?provider=google&popup=1')).toBe(false)
})

it('at its end, the opening page continues there and the popup closes', async () => {
  const popup = { close: vi.fn() }
  const { location } = aWindow(popup)
  const close = vi.fn()
  vi.stubGlobal('close', close)
  openPopup('/en/login/social?provider=google&popup=1')
  const stop = tellOpener('/en?login=success')
  await vi.waitFor(() => expect(close).toHaveBeenCalled(), patience())
  expect(location.assign).toHaveBeenCalledWith('/en?login=success')
  expect(popup.close).toHaveBeenCalled()
  expect(location.replace).not.toHaveBeenCalled()
  stop()
})

it('an address of another site isn’t followed, no matter who sent it', async () => {
  const { location } = aWindow({ close: vi.fn() })
  openPopup('/en/login/social?provider=google&popup=1')
  const channel = new BroadcastChannel('sojourn-sign-in')
  for (const to of [
    '//evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    undefined,
    '/en',
  ]) {
    channel.postMessage({ to })
  }
  await vi.waitFor(() => expect(location.assign).toHaveBeenCalled(), patience())
  expect(location.assign.mock.calls).toEqual([['/en']])
  channel.close()
})

it('a popup whose opener is gone continues on its own', async () => {
  const { location } = aWindow(null)
  const stop = tellOpener('/en?login=success')
  await vi.waitFor(
    () => expect(location.replace).toHaveBeenCalledWith('/en?login=success'),
    patience(),
  )
  stop()
})
