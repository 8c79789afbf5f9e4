import { expect, test } from 'vitest'
import { keepPromo, keptPromo } from './kept-promo.ts'
import { siteCookies } from './visitor/site-cookies.ts'

const cookies = (jar: Record<string, string> = {}) =>
  siteCookies(new Map(Object.entries(jar)), { origin: 'http://a.example' })

test.each([
  ['promo=CITY10', 'CITY10'],
  ['promo=%20city-10%20', 'CITY-10'],
  [`promo=${'A'.repeat(30)}`, 'A'.repeat(30)],
  [`promo=${'A'.repeat(31)}`, undefined],
  ['promo=', undefined],
  ['promo=AB', undefined],
  ['promo=-CITY', undefined],
  ['promo=%3Cscript%3E', undefined],
  ['promo=CITY10%0D%0Aset-cookie:a=b', undefined],
  ['promo=%EF%BC%A3ITY10', undefined],
  ['PROMO=CITY10', undefined],
])('a link with %s keeps %s', (query, code) => {
  const jar = cookies()
  keepPromo(jar, new URLSearchParams(query))
  expect(keptPromo(jar)).toBe(code)
  expect(jar.written()).toHaveLength(code ? 1 : 0)
})

test('what is no code leaves an earlier one, and the last link wins', () => {
  const jar = cookies({ promo: 'CITY10' })
  keepPromo(jar, new URLSearchParams('promo=!'))
  expect(keptPromo(jar)).toBe('CITY10')
  keepPromo(jar, new URLSearchParams('promo=STAY20'))
  expect(keptPromo(jar)).toBe('STAY20')
  expect(jar.written()[0]).toMatch(/Max-Age=604800.*HttpOnly/)
})

test.each(['"><b>', 'x'.repeat(4000), 'city10'])('a forged cookie is no code: %s', (promo) => {
  expect(keptPromo(cookies({ promo }))).toBeUndefined()
})
