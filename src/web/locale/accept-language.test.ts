import { expect, it } from 'vitest'
import { acceptedLocale } from './accept-language.ts'

it.each([
  [null, 'en'],
  ['', 'en'],
  ['th', 'th'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.5, fr;q=0.9', 'fr'],
  ['xx, yy;q=0.9, ja;q=0.1', 'ja'],
  ['zh-CN', 'zh'],
  ['zh-TW,zh;q=0.9', 'zh-tw'],
  ['zh-Hant-HK', 'zh-tw'],
  ['fil-PH', 'tl'],
  ['no', 'nb'],
  ['fr;q=0, it', 'it'],
  ['*', 'en'],
])('Accept-Language %s leads to %s', (header, locale) => {
  expect(acceptedLocale(header)).toBe(locale)
})
