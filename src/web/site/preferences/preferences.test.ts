import { expect, it } from 'vitest'
import { pageContext } from '../../../../test/support/page/page-context.ts'
import { action } from './preferences.ts'

const everything = { language: 'th', country: 'TH', currency: 'EUR', theme: 'dark' }

/** Submits a choice from a browser at `/en/flight`. */
async function choose(chosen: Record<string, string>, cookieDomain?: string) {
  const { context } = pageContext({ config: { cookieDomain } })
  const form = new URLSearchParams({ back: '/en/flight?depAirport=KUL', ...chosen })
  const request = new Request('http://a.example/en/preferences', { method: 'POST', body: form })
  const answer = await action({ request, context } as unknown as Parameters<typeof action>[0])
  return {
    to: answer.headers.get('location'),
    cookies: new Map(
      answer.headers.getSetCookie().map((cookie) => [cookie.split('=')[0], cookie] as const),
    ),
  }
}

it('only the currency is shared with the configured domain (S4.43)', async () => {
  const { cookies } = await choose(everything, 'travel.example')
  expect(cookies.get('Currency')).toMatch(/^Currency=EUR; .*Domain=travel\.example/)
  for (const name of ['Language_code', 'preferred_country', 'theme']) {
    expect([name, cookies.get(name)?.includes('Domain')]).toEqual([name, false])
  }
})

it('without a configured domain it stays with the host', async () => {
  const { cookies } = await choose(everything)
  expect(cookies.get('Currency')).toMatch(/^Currency=EUR; Max-Age=31536000; Path=\/; SameSite=Lax/)
  expect(cookies.get('Currency')).not.toContain('Domain')
})

it('the same page returns in the chosen language', async () => {
  expect((await choose(everything)).to).toBe('/th/flight?depAirport=KUL#saved')
  expect((await choose({ currency: 'EUR' })).to).toBe('/en/flight?depAirport=KUL#saved')
})

it.each([
  ['nothing', {}],
  ['what is not offered', { language: 'xx', country: 'AQ', currency: 'XXX', theme: 'loud' }],
])('%s is not kept', async (_, chosen) => {
  const { cookies, to } = await choose(chosen)
  expect([...cookies.keys()]).toEqual([])
  expect(to).toBe('/en/flight?depAirport=KUL')
})

it.each([
  ['what a shared flight’s link showed is nobody’s choice', 'MYR', [], 'MYR&sharedPrice=1'],
  ['another currency is, and the link’s gives way', 'EUR', ['Currency'], null],
])('%s (S5.5)', async (_, currency, kept, stays) => {
  const back = '/en/flight/search?sharedFlight=MH784KUL261210&currency=MYR&sharedPrice=1'
  const { cookies, to } = await choose({ back, currency })
  expect([...cookies.keys()]).toEqual(kept)
  const query = 'sharedFlight=MH784KUL261210'
  expect(to?.split('#')[0]).toBe(
    `/en/flight/search?${stays ? `${query}&currency=${stays}` : query}`,
  )
})

it('redirects never leave the site', async () => {
  expect((await choose({ back: 'https://elsewhere.example/' })).to).toBe('/en')
})
