import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { localeByCode, locales } from '../../contract/locales.ts'
import { callerHeaders } from './caller-headers.ts'
import * as contexts from './contexts.ts'
import { identify } from './identify.ts'
import { siteCookies } from './site-cookies.ts'

it('every call says whose it is and where it comes from; the header names zh-tw as zh-TW', () => {
  const jar = { auid: 'device-of-this-test', sid: 'session-of-this-test' }
  const cookies = siteCookies(new Map(Object.entries(jar)), { origin: 'http://a.example' })
  const context = new RouterContextProvider()
  context.set(contexts.cookiesContext, cookies)
  context.set(contexts.identityContext, identify(cookies, { cookieDomain: undefined }))
  context.set(contexts.platformContext, { requestId: 'trace-1' } as never)
  context.set(contexts.visitorContext, {
    ...{ locale: localeByCode('zh-tw') ?? locales[0], country: 'TW', countryAssumed: false },
    ...{ currency: 'TWD', theme: undefined },
    device: { mobile: false, ios: false, android: false, crawler: false },
  })
  const request = new Request('http://a.example/zh-tw?aft=friend', {
    headers: { 'cf-iplatitude': '25.03', 'cf-iplongitude': '121.56', 'user-agent': 'Test/1' },
  })
  expect(Object.fromEntries(callerHeaders(context, request))).toEqual({
    'x-auid': jar.auid,
    'x-session-id': jar.sid,
    'x-country': 'TW',
    'x-currency': 'TWD',
    'x-language': 'zh-TW',
    'x-ref-src': 'DIRECT',
    'x-trace-id': 'trace-1',
    'x-coords': '25.03,121.56',
    'x-aft': 'friend',
    'user-agent': 'Test/1',
  })
})
