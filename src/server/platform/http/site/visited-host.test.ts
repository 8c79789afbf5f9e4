import { expect, test } from 'vitest'
import { atVisitedHost } from './same-origin.ts'

const local = 'http://127.0.0.1:3000'
const pay = '/en/pay/x?next=http%3A%2F%2F127.0.0.1%3A3000'

test.each([
  ['http://localhost:3000/en', local, `http://localhost:3000${pay}`],
  ['http://[::1]:3000/en', local, `http://[::1]:3000${pay}`],
  ['http://127.0.0.1:3000/en', local, `${local}${pay}`],
  // Another server on this machine, and similar names.
  ['http://localhost:4000/en', local, `${local}${pay}`],
  ['http://localhost.evil.test:3000/en', local, `${local}${pay}`],
  ['http://evil.test:3000/en', local, `${local}${pay}`],
  ['http://localhost/en', 'https://travel.example', `https://travel.example${pay}`],
])('asked at %s of the site %s, links lead to %s', (visited, origin, expected) => {
  expect(atVisitedHost(`${origin}${pay}`, visited, origin)).toBe(expected)
})
