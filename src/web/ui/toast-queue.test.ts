import { expect, it } from 'vitest'
import { withToast } from './toast-queue.ts'

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

it('a toast replaces those before it; a stacking one stands beside them (S3.22)', () => {
  const one = withToast([], { message: 'one' }, 'a')
  expect(withToast(one, { message: 'two' }, 'b').map((toast) => toast.id)).toEqual(['b'])
  expect(withToast(one, { message: 'two', stack: true }, 'b').map((toast) => toast.id)).toEqual([
    'a',
    'b',
  ])
})
