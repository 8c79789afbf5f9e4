import { afterEach, expect, it, vi } from 'vitest'
import { act, hideInTime, withToast } from './toast-queue.ts'

afterEach(() => vi.useRealTimers())

it('a toast stays for three seconds unless told otherwise (S9.9)', () => {
  expect(withToast([], { message: 'Saved' }, 'a')).toEqual([
    {
      id: 'a',
      message: 'Saved',
      type: 'default',
      duration: 3000,
      compact: false,
      actions: [],
      stack: false,
    },
  ])
})

it('a toast replaces earlier ones; a stacking one is added to them (S3.22)', () => {
  const one = withToast([], { message: 'one' }, 'a')
  expect(withToast(one, { message: 'two' }, 'b').map((toast) => toast.id)).toEqual(['b'])
  expect(withToast(one, { message: 'two', stack: true }, 'b').map((toast) => toast.id)).toEqual([
    'a',
    'b',
  ])
})

it('a toast disappears when its time is over, unless it was closed before (S3.22)', () => {
  vi.useFakeTimers()
  const hide = vi.fn()
  const [toast] = withToast([], { message: 'Saved', duration: 5000 }, 'a')
  if (!toast) throw new Error('no toast')
  hideInTime(toast, hide)
  vi.advanceTimersByTime(4999)
  expect(hide).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(hide).toHaveBeenCalledExactlyOnceWith('a')
  hideInTime(toast, hide)()
  vi.runAllTimers()
  expect(hide).toHaveBeenCalledTimes(1)
})

it('a toast’s action runs and closes the toast (S2.89)', () => {
  const [undo, hide] = [vi.fn(), vi.fn()]
  const action = { label: 'Undo', click: undo }
  const [toast] = withToast([], { message: 'Gone', actions: [action] }, 'a')
  if (!toast) throw new Error('no toast')
  act(toast, action, hide)
  expect(undo).toHaveBeenCalledOnce()
  expect(hide).toHaveBeenCalledExactlyOnceWith('a')
})
