import { describe, expect, it } from 'vitest'
import { canonicalOf, inLocale, localeOfPath, pageUrl } from './url.ts'

describe('URLs of pages', () => {
  it('start with the language and omit empty values', () => {
    expect(pageUrl('en', '')).toBe('/en')
    expect(pageUrl('zh-tw', 'flight')).toBe('/zh-tw/flight')
    const query = { depAirport: 'KUL', adult: 2, aft: undefined, retDate: null }
    expect(pageUrl('en', 'flight/search', query)).toBe('/en/flight/search?depAirport=KUL&adult=2')
  })

  it.each([
    ['/en/flight', 'en'],
    ['/zh-tw', 'zh-tw'],
    ['/en.data', 'en'],
    ['/data', undefined],
    ['/ZH-TW/flight', 'zh-tw'],
    ['/flight/search', undefined],
    ['/', undefined],
    ['/xx', undefined],
  ])('the language of %s is %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale)
  })

  it.each([
    ['/en/flight/search', 'th', '/th/flight/search'],
    ['/en', 'th', '/th'],
    ['/flight', 'th', '/th/flight'],
    ['/', 'th', '/th'],
  ])('%s in %s is %s', (path, locale, expected) => {
    expect(inLocale(path, locale)).toBe(expected)
  })

  it('there is one canonical address per page', () => {
    expect(canonicalOf('https://a.example', '/en/')).toBe('https://a.example/en')
  })
})
