import { expect, it } from 'vitest'
import { acceptedCountry, acceptedLocale } from './accept-language.ts'

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

it('a header with 200 languages is read to its end, and one that is all nonsense leads to English', () => {
  const unknown = Array.from({ length: 199 }, (_, index) => `x${index}-YY;q=0.${index + 100}`)
  expect(acceptedLocale([...unknown, 'km;q=0.01'].join(','))).toBe('km')
  expect(acceptedCountry([...unknown, 'km-KH;q=0.01'].join(','))).toBe('KH')
  expect(acceptedLocale(unknown.join(','))).toBe('en')
  expect(acceptedCountry(unknown.join(','))).toBeUndefined()
})

it.each([
  [null, undefined],
  ['', undefined],
  ['en-GB,en;q=0.9', 'GB'],
  ['de-AT,de;q=0.9,en;q=0.8', 'AT'],
  ['en,de-ch;q=0.8', 'CH'],
  ['fr-FR;q=0.5, fr-BE;q=0.9', 'BE'],
  ['zh-Hant-HK', 'HK'],
  ['en-US,en;q=0.9', undefined],
  ['en-US,en;q=0.9,th-TH;q=0.8', 'TH'],
  ['es-US', 'US'],
  ['es-419,es;q=0.9', undefined],
  ['fr-SN', undefined],
  ['de-AT;q=0', undefined],
  ['*', undefined],
  ['de_AT, <b>-AT, xx', undefined],
])('Accept-Language %s tells the country %s', (header, country) => {
  expect(acceptedCountry(header)).toBe(country)
})
