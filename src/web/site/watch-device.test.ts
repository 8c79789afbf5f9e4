import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchDevice } from './watch-device.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const phone = 'Mozilla/5.0 (Linux; Android 16; Pixel 10 Pro Fold) Chrome/140.0 Mobile Safari/537.36'
const computer = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36'

function open(userAgent: string, width: number, height: number) {
  const events = new EventTarget()
  const dataset: DOMStringMap = { device: userAgent === phone ? 'mobile' : 'desktop' }
  const page = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    navigator: { userAgent },
    screen: { width, height },
    document: { documentElement: { dataset } },
  }
  const stop = watchDevice(page as unknown as Window)
  const resize = (to: { width: number; height: number }) => {
    Object.assign(page.screen, to)
    events.dispatchEvent(new Event('resize'))
  }
  return { dataset, stop, resize }
}

it('an unfolded phone becomes a tablet 50 ms after the last resize, and folded again a phone (S9.8)', () => {
  const { dataset, resize } = open(phone, 411, 923)
  resize({ width: 700, height: 900 })
  vi.advanceTimersByTime(40)
  resize({ width: 852, height: 883 })
  vi.advanceTimersByTime(49)
  expect(dataset.device).toBe('mobile')
  vi.advanceTimersByTime(1)
  expect(dataset.device).toBe('desktop')
  resize({ width: 411, height: 923 })
  vi.advanceTimersByTime(50)
  expect(dataset.device).toBe('mobile')
})

it.each([
  ['a phone that is turned', phone, { width: 923, height: 411 }],
  ['a computer with a small window', computer, { width: 500, height: 400 }],
])('%s stays what it was', (_, agent, size) => {
  const { dataset, resize } = open(agent, 411, 923)
  const before = dataset.device
  resize(size)
  vi.advanceTimersByTime(100)
  expect(dataset.device).toBe(before)
})

it('a page that was left isn’t watched', () => {
  const { dataset, stop, resize } = open(phone, 411, 923)
  resize({ width: 852, height: 883 })
  stop()
  vi.advanceTimersByTime(100)
  resize({ width: 852, height: 883 })
  vi.advanceTimersByTime(100)
  expect(dataset.device).toBe('mobile')
})
