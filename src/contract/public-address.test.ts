import { expect, it } from 'vitest'
import { publicAddress, withoutPersons } from './public-address.ts'

it.each([
  ['/en', '/en'],
  ['/', '/'],
  [
    '/zh-tw/flight/search?depAirport=KUL&arrAirport1=HKT',
    '/zh-tw/flight/search?depAirport=KUL&arrAirport1=HKT',
  ],
  ['/en/order/AB12CD', '/en/order/:id'],
  ['/en/order/abcdef?grant=secret', '/en/order/:id'],
  ['/en/order/search?orderCode=AB12CD&email=a%40b.example', '/en/order/search'],
  ['/en/pay/5f0c8e9a/choose?session_id=cs_1', '/en/pay/:id/choose'],
  ['/en/flight/book/5f0c8e9a-1', '/en/flight/book/:id'],
  ['/en/login/verify?form=otp&email=YUBiLmV4&channel=email', '/en/login/verify'],
  ['/callback?code=secret&state=abc', '/callback'],
  ['/en/reset/pass/very-secret', '/en/reset/pass/:id'],
  [
    '/en/flight/search?depDate=2026-12-10&depAirport=me%40a.example',
    '/en/flight/search?depDate=2026-12-10&depAirport=%5Be-mail%5D',
  ],
  ['/deeplink/a1b2?aft=friend', '/deeplink/:id?aft=friend'],
  [
    '/en?utm_source=news&utm_content=dara%40example.com',
    '/en?utm_source=news&utm_content=%5Be-mail%5D',
  ],
  ['/en/flight/book/5f0c8e9a-1?acart=a-token', '/en/flight/book/:id?acart=%5Btoken%5D'],
  ['/en/flight/search?depAirport=KUL&acart=2', '/en/flight/search?depAirport=KUL&acart=2'],
  ['/en/report-abandoned?id=a-token&told=stopped', '/en/report-abandoned'],
  [
    `/en?utm_source=${'a'.repeat(301)}&utm_term=${'b '.repeat(39)}b`,
    `/en?utm_source=%5Blong%5D&utm_term=${'b+'.repeat(39)}b`,
  ],
  ['http://[', '/'],
  [
    '/en/campaign/spring-sale-2027?utm_source=news',
    '/en/campaign/spring-sale-2027?utm_source=news',
  ],
  ['/th/info/our-partners', '/th/info/our-partners'],
  ['/en/help/unpaid-bookings', '/en/help/unpaid-bookings'],
  ['/en/careers/job-details/travel-writer/7f3a-2', '/en/careers/job-details/travel-writer/7f3a-2'],
  // Links that lead nowhere.
  ['/en/old-offers/bali.html', '/en/old-offers/bali.html'],
  ['/wp-login.php', '/wp-login.php'],
  // What somebody pasted there by mistake isn't public.
  ['/en/help/dara@example.com', '/en/help/:id'],
  ['/en/campaign/eyJhbGciOiJIUzI1NiJ9', '/en/campaign/:id'],
  ['/en/oder/AB12CD', '/en/oder/:id'],
  ['/en/booking/60123456789', '/en/booking/:id'],
  [`/en/${'a'.repeat(81)}`, '/en/:id'],
])('%s is kept as %s', (address, kept) => {
  expect(publicAddress(address)).toBe(kept)
})

it.each([
  ['no seat for dara.sok@example.com left', 'no seat for [e-mail] left'],
  ['Failed to fetch /en/order?token=abc', 'Failed to fetch /en/order?…'],
  ['call +60 12 345 6789 now', 'call [number] now'],
  ['bearer eyJhbGciOiJIUzI1NiIsInR5cCI6', 'bearer [token]'],
  ['x is not a function', 'x is not a function'],
])('%s says no more than %s', (text, said) => {
  expect(withoutPersons(text)).toBe(said)
})
