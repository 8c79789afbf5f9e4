import { expect, it } from 'vitest'
import { notificationOf } from './notification.ts'

const content = {
  order: 'K7MW2P',
  event: 'confirmed',
  language: 'en',
  title: 'Order K7MW2P',
  text: 'Your tickets are ready.',
}

it('a push message is shown, and leads to its order', () => {
  expect(notificationOf(content)).toEqual([
    'Order K7MW2P',
    expect.objectContaining({ body: 'Your tickets are ready.', data: '/en/order/K7MW2P' }),
  ])
})

it.each([
  ['nothing', undefined],
  ['a text', 'Your tickets are ready.'],
  ['half a message', { ...content, text: undefined }],
  ['another address', { ...content, order: '../../elsewhere' }],
])('%s isn’t shown', (_, other) => {
  expect(notificationOf(other)).toBeUndefined()
})
