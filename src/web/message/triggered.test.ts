import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { idleSeconds } from '../../contract/message/usages.ts'
import { triggered } from './triggered.ts'

const page = new EventTarget()
const isOpen = vi.fn(() => false)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  vi.stubGlobal('document', {
    documentElement: { scrollTop: 0, clientHeight: 800, scrollHeight: 1800 },
    querySelector: () => (isOpen() ? {} : null),
    activeElement: null,
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const rules = [{ type: 'on_page_inactivity', value: idleSeconds }] as const
const watch = () => {
  const onDue = vi.fn()
  const { stop } = triggered({ id: 'a', rules, path: '/hotel' }, onDue)
  return { onDue, stop }
}
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

it('a visitor is idle after sixty seconds without any activity (S4.40, S9.8)', () => {
  const { onDue } = watch()
  pass(59)
  expect(onDue).not.toHaveBeenCalled()
  pass(1)
  expect(onDue).toHaveBeenCalledOnce()
})

it.each(['pointerdown', 'pointermove', 'keydown', 'scroll'])('%s begins them again', (kind) => {
  const { onDue } = watch()
  pass(59)
  page.dispatchEvent(new Event(kind))
  pass(59)
  expect(onDue).not.toHaveBeenCalled()
  pass(1)
  expect(onDue).toHaveBeenCalledOnce()
})

it('nothing interrupts an open dialog, and nothing comes after it was stopped', () => {
  isOpen.mockReturnValueOnce(true)
  const { onDue, stop } = watch()
  pass(60)
  expect(onDue).not.toHaveBeenCalled()
  pass(0.5)
  expect(onDue).toHaveBeenCalledOnce()
  stop()
  const stopped = watch()
  stopped.stop()
  pass(120)
  expect(stopped.onDue).not.toHaveBeenCalled()
})
