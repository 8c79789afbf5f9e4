import { expect, it } from 'vitest'
import { safePath } from './safe-path.ts'

it.each([
  ['/en/flight?x=1', '/en/flight?x=1'],
  ['//evil.example', '/en'],
  ['/\\evil.example', '/en'],
  ['https://evil.example', '/en'],
  ['/en\n/x', '/en'],
  ['', '/en'],
  [undefined, '/en'],
])('back to %s becomes %s', (given, path) => {
  expect(safePath(given, '/en')).toBe(path)
})
