import { expect, test } from 'vitest'
import { atVisitedHost, isForeignPost } from './same-origin.ts'

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

test.each<[string, Record<string, string>, boolean]>([
  ['the site’s own page', { origin: local, 'sec-fetch-site': 'same-origin' }, false],
  ['a client that isn’t a browser', {}, false],
  ['an old browser', { origin: local }, false],
  ['another site', { origin: 'http://evil.test', 'sec-fetch-site': 'cross-site' }, true],
  ['another site that hides', { 'sec-fetch-site': 'cross-site' }, true],
  ['another site with this one’s origin', { origin: local, 'sec-fetch-site': 'cross-site' }, true],
  ['a sibling domain', { 'sec-fetch-site': 'same-site' }, true],
  ['a sandboxed page', { origin: 'null' }, true],
  ['another port', { origin: 'http://127.0.0.1:4000' }, true],
  ['another scheme', { origin: 'https://127.0.0.1:3000' }, true],
  ['no scheme of the web', { origin: 'ftp://127.0.0.1:3000' }, true],
  ['no origin at all', { origin: '127.0.0.1:3000' }, true],
])('a form of %s is foreign: %s', (_, headers, isForeign) => {
  const request = new Request(`${local}/en/contact`, {
    method: 'POST',
    headers: { ...headers, host: '127.0.0.1:3000' },
  })
  expect(isForeignPost(request, local)).toBe(isForeign)
})

test.each([
  // TLS ends at the proxy in front.
  ['https://travel.example', 'travel.example', false],
  ['http://travel.example', 'travel.example', true],
  // Opened on the machine that it runs on.
  ['http://localhost:3000', 'localhost:3000', false],
  ['https://localhost:3000', 'localhost:3000', false],
])('of a site with HTTPS, a form from %s to %s is foreign: %s', (origin, host, isForeign) => {
  const request = new Request(`http://${host}/en/contact`, {
    method: 'POST',
    headers: { origin, host },
  })
  expect(isForeignPost(request, 'https://travel.example')).toBe(isForeign)
})
