import { describe, expect, it } from 'vitest'
import { canonicalOf, pageUrl } from './url.ts'

describe('URLs of pages', () => {
  it('start with the language and omit empty values', () => {
    expect(pageUrl('en', '')).toBe('/en')
    expect(pageUrl('zh-tw', 'flight')).toBe('/zh-tw/flight')
    const query = { depAirport: 'KUL', adult: 2, aft: undefined, retDate: null }
    expect(pageUrl('en', 'flight/search', query)).toBe('/en/flight/search?depAirport=KUL&adult=2')
  })

  it('there is one canonical address per page', () => {
    expect(canonicalOf('https://a.example', '/en/')).toBe('https://a.example/en')
    expect(canonicalOf('https://a.example', '/en/Flight')).toBe('https://a.example/en/flight')
    expect(canonicalOf('https://a.example', '/EN/Order/VTNGVJ')).toBe(
      'https://a.example/en/order/VTNGVJ',
    )
  })
})
