import { expect, test } from 'vitest'
import { ownPage } from './own-page.ts'

test.each([
  ['http://127.0.0.1:3000/gateway/x?a=1', 'http://127.0.0.1:3000', '/gateway/x?a=1'],
  ['http://127.0.0.1:3000/gateway/x', 'http://localhost:3000', '/gateway/x'],
  ['https://sojourn.example/gateway/x', 'https://sojourn.example', '/gateway/x'],
  ['http://127.0.0.1:3001/x', 'http://localhost:3000', 'http://127.0.0.1:3001/x'],
  ['https://pay.example/x', 'http://localhost:3000', 'https://pay.example/x'],
  ['http://sojourn.example/x', 'https://sojourn.example', 'http://sojourn.example/x'],
])('%s, seen from %s, is %s', (target, origin, page) => {
  expect(ownPage(target, origin)).toBe(page)
})
