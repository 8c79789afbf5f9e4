import { expect, it } from 'vitest'
import { outsideHost, searchEngine } from './search-engine.ts'

it.each([
  ['www.google.com', 'GOOG'],
  ['google.co.th', 'GOOG'],
  ['www.google.com.my', 'GOOG'],
  ['com.google.android.googlequicksearchbox', 'GOOG'],
  ['www.bing.com', 'BING'],
  ['cn.bing.com', 'BING'],
  ['search.naver.com', 'NAVER'],
  ['m.search.naver.com', 'NAVER'],
  ['search.yahoo.com', 'YHOO'],
  ['my.search.yahoo.com', 'YHOO'],
  ['search.yahoo.co.jp', 'YHOO'],
  ['www.baidu.com', 'BAIDU'],
  ['m.baidu.com', 'BAIDU'],
  ['duckduckgo.com', 'DDG'],
  ['yandex.ru', 'YANDEX'],
  ['coccoc.com', 'COCCOC'],
  ['accounts.google.com', undefined],
  ['mail.yahoo.com', undefined],
  ['blog.naver.com', undefined],
  ['www.google.com.evil.example', undefined],
  ['notgoogle.com', undefined],
])('%s is the search engine %s (S5.11)', (host, code) => {
  expect(searchEngine(host)).toBe(code)
})

it.each([
  ['https://www.google.com/', 'www.google.com'],
  ['android-app://com.google.android.gm/', 'com.google.android.gm'],
  ['http://a.example/en/flight', undefined],
  ['about:blank', undefined],
  ['javascript:alert(1)', undefined],
  ['not a url', undefined],
  [null, undefined],
])('a visit with the referrer %s comes from %s', (referer, host) => {
  expect(outsideHost(referer, 'a.example')).toBe(host)
})
