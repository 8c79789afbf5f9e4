import { expect, it } from 'vitest'
import { pageContext } from '../../../../test/support/page/page-context.ts'
import { callerHeaders } from './caller-headers.ts'

it('every call identifies its visitor and source; the header has zh-TW for zh-tw', () => {
  const jar = {
    auid: 'device-of-this-test',
    sid: 'session-of-this-test',
    'Asn-Num': '3462',
    ads: '{"s":"GOOG","b":"autumn","u":"click"}',
    ref_src: 'GOOG',
  }
  const { context } = pageContext({ jar, locale: 'zh-tw' })
  const request = new Request('http://a.example/zh-tw?aft=friend', {
    headers: {
      'cf-ipcountry': 'TW',
      'cf-iplatitude': '25.03',
      'cf-iplongitude': '121.56',
      'user-agent': 'Test/1',
    },
  })
  expect(Object.fromEntries(callerHeaders(context, request))).toEqual({
    'x-auid': jar.auid,
    'x-session-id': jar.sid,
    'x-country': 'TW',
    'x-currency': 'TWD',
    'x-language': 'zh-TW',
    'x-source': 'GOOG',
    'x-sourcepar': 'b=autumn&u=click',
    'x-ref-src': 'GOOG',
    'x-asn-num': '3462',
    'x-trace-id': 'trace-1',
    'x-coords': '25.03,121.56',
    'cf-ipcountry': 'TW',
    'x-mm': '',
    'x-aft': 'friend',
    'user-agent': 'Test/1',
  })
})

it('unknown values are sent empty, because every request has these headers; x-aft needs its query', () => {
  const { context } = pageContext()
  const headers = callerHeaders(context, new Request('http://a.example/en'))
  expect(headers.get('x-ref-src')).toBe('DIRECT')
  for (const name of ['x-source', 'x-sourcepar', 'x-coords', 'x-mm', 'x-asn-num']) {
    expect([name, headers.get(name)]).toEqual([name, ''])
  }
  for (const name of ['x-aft', 'x-kn']) expect([name, headers.has(name)]).toEqual([name, false])
})

it('a member is identified by the request’s token', () => {
  const claims = Buffer.from(JSON.stringify({ sub: 'm1' })).toString('base64url')
  const { context } = pageContext({ jar: { auth_token: `x.${claims}.x` } })
  const headers = callerHeaders(context, new Request('http://a.example/en'))
  expect(headers.get('x-mm')).toBe('m1')
})
