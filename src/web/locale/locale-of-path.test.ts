import { describe, expect, it } from 'vitest'
import { inLocale, localeOfPath } from './locale-of-path.ts'

describe('the language of a path', () => {
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
})
