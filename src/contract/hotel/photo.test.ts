import { expect, it } from 'vitest'
import { photoSchema } from './photo.ts'

it.each([
  'https://assets.duffel.com/img/stays/image.jpg',
  'https://assets.duffel.com/img/a.jpg?w=1200&q=80',
  '/images/0123456789abcdef0123456789abcdef',
])('a photo is at %s', (url) => {
  expect(photoSchema.safeParse({ url }).success).toBe(true)
})

it.each([
  'http://assets.duffel.com/img/stays/image.jpg',
  'javascript:alert(1)',
  'data:text/html,hi',
  '//elsewhere.example/image.jpg',
  'https://assets.duffel.com/a.jpg 2x, https://elsewhere.example/b.jpg',
  `https://assets.duffel.com/${'a'.repeat(2000)}`,
])('a photo is not at %s', (url) => {
  expect(photoSchema.safeParse({ url }).success).toBe(false)
})
