import { expect, test } from 'vitest'
import type { TrxId } from '../../contract/ids.ts'
import { money } from '../../contract/money.ts'
import { keepPromo, keptPromo, notedRefusal, noteRefusal } from './kept-promo.ts'
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

test('why an order can’t have the code is noted for that order, until the next link', () => {
  const order = 'trx-00000001' as TrxId
  const jar = cookies({ promo: 'CITY10' })
  expect(notedRefusal(jar, order)).toBeUndefined()
  noteRefusal(jar, order, { error: 'PROMO_MINIMUM', minimum: money(50_000, 'MYR') })
  expect(keptPromo(jar)).toBe('CITY10')
  expect(notedRefusal(jar, order)).toEqual({
    error: 'PROMO_MINIMUM',
    minimum: money(50_000, 'MYR'),
  })
  expect(notedRefusal(jar, 'trx-00000002' as TrxId)).toBeUndefined()
  noteRefusal(jar, order, { error: 'PROMO_EXPIRED' })
  expect(notedRefusal(jar, order)).toEqual({ error: 'PROMO_EXPIRED' })
  keepPromo(jar, new URLSearchParams('promo=CITY10'))
  expect(notedRefusal(jar, order)).toBeUndefined()
})

test.each(['CITY10~trx-00000001', 'CITY10~trx-00000001~NOTHING', '~trx-00000001~<b>'])(
  'a forged note says nothing: %s',
  (promo) => {
    expect(notedRefusal(cookies({ promo }), 'trx-00000001' as TrxId)).toBeUndefined()
  },
)
