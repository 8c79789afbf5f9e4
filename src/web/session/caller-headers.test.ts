import { expect, it } from 'vitest'
import { pageContext } from '../../../test/support/page-context.ts'
import { callerHeaders } from './caller-headers.ts'

it('every call says whose it is and where it comes from; the header names zh-tw as zh-TW', () => {
  const jar = { auid: 'device-of-this-test', sid: 'session-of-this-test' }
  const { context } = pageContext({ jar, locale: 'zh-tw' })
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
