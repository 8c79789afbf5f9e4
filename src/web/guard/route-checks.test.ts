import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { type CheckName, checked } from './route-checks.ts'

/** Returns the result of a named check for an address: nothing, or what it throws. */
async function asks(name: CheckName, query: string, params = {}): Promise<unknown> {
  const url = new URL(`http://a.example/en/flight/search?${query}`)
  const context = new RouterContextProvider()
  const asked = { request: new Request(url), url, pattern: '', params, context } as never
  try {
    await checked(name)(asked, async () => new Response())
    return 'a page'
  } catch (thrown) {
    return (thrown as { data: unknown }).data
  }
}
const fatal = { code: 'NOT_FOUND', status: 404, fatal: true }

describe('result pages run named checks (S2.83); failing them is a fatal 404 (S8.1)', () => {
  it.each<[CheckName, string, unknown]>([
    ['flight-result', 'depAirport=KUL&arrAirport=BKK&depDate=2026-12-10', 'a page'],
    // Wrong or empty fields are reported by the page itself, at each field.
    ['flight-result', 'depAirport=', 'a page'],
    ['flight-result', '', fatal],
    ['flight-result', 'utm_source=news', fatal],
    ['flight-result', 'depAirport1=KUL', fatal],
    ['multi-city', 'depAirport=KUL&depAirport1=BKK', 'a page'],
    ['multi-city', 'arrAirport2=BKK', 'a page'],
    ['multi-city', '', fatal],
    ['hotel-result', 'where=bali', 'a page'],
    ['hotel-result', 'checkOut=', 'a page'],
    ['hotel-result', '', fatal],
    ['hotel-result', 'depAirport=KUL', fatal],
    ['multi-city', 'adult=2', fatal],
  ])('%s of ?%s', async (name, query, comes) => {
    expect(await asks(name, query)).toEqual(comes)
  })
})

it.each([
  ['summer-sale', 'a page'],
  ['2027', 'a page'],
  ['Summer', fatal],
  ['a--b', fatal],
  ['-a', fatal],
  ['a/../b', fatal],
  ['a'.repeat(81), fatal],
])('campaign of %s', async (slug, comes) => {
  expect(await asks('campaign', '', { slug })).toEqual(comes)
})

it.each(['hotel', 'toString', ''])('the unknown check "%s" throws (S8.3)', (name) => {
  expect(() => checked(name as CheckName)).toThrow(`No check is named ${name}.`)
})
