import { expect, it } from 'vitest'
import { localeByCode } from '../../../contract/locales.ts'
import { browserHeaders } from './browser-headers.ts'

const locale = localeByCode('zh-tw')
if (!locale) throw new Error('zh-tw is not served')

it('a call of the page itself names what scripts know of its visitor, and no more (S7.3)', () => {
  const visitor = { country: 'TW', currency: 'TWD', locale }
  const known = {
    accept: 'application/json',
    'x-country': 'TW',
    'x-currency': 'TWD',
    'x-language': 'zh-TW',
  }
  expect(browserHeaders(visitor, new URLSearchParams('depAirport=TPE'))).toEqual(known)
  expect(browserHeaders(visitor, new URLSearchParams('aft=friend'))).toEqual({
    ...known,
    'x-aft': 'friend',
  })
})
