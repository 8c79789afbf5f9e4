import { expect, it } from 'vitest'
import { inLanguage } from './in-language.ts'

it.each([
  ['/hotel', '/th/hotel'],
  ['/', '/th'],
  ['/?promo=1', '/th?promo=1'],
  ['/flight/search?depAirport=KUL#top', '/th/flight/search?depAirport=KUL#top'],
  ['/en/hotel', '/en/hotel'],
  ['/zh-tw', '/zh-tw'],
  ['/deeplink/h24xjtvcyy', '/deeplink/h24xjtvcyy'],
  ['/deeplink/h24xjtvcyy?utm_source=x#y', '/deeplink/h24xjtvcyy?utm_source=x#y'],
  ['/callback?code=1', '/callback?code=1'],
  ['/deeplinks', '/th/deeplinks'],
  ['/images/spring.webp', '/images/spring.webp'],
  ['https://example.com/hotel', 'https://example.com/hotel'],
  ['//example.com/hotel', '//example.com/hotel'],
  ['mailto:mei@example.com', 'mailto:mei@example.com'],
  ['#rooms', '#rooms'],
])('for a visitor who reads Thai, %s is %s', (written, opened) => {
  expect(inLanguage(written, 'th')).toBe(opened)
})
