import { describe, expect, it } from 'vitest'
import { pageContext } from '../../../../test/support/page/page-context.ts'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { countries } from '../../../contract/countries.ts'
import { countryOptions } from '../../ui/form/named-options.ts'
import ChooseCountry, { loader } from './choose-country.tsx'

async function open(country: string | undefined): Promise<unknown> {
  const { context } = pageContext()
  const headers: HeadersInit = country ? { cookie: `preferred_country=${country}` } : {}
  const request = new Request('http://a.example/en/choose-country', { headers })
  try {
    return await loader({ request, context } as unknown as Parameters<typeof loader>[0])
  } catch (thrown) {
    return (thrown as Response).headers.get('location')
  }
}

it('who has chosen a country is sent home (S2.73)', async () => {
  expect(await open('TH')).toBe('/en')
})

it.each([undefined, 'ZZ', 'x'.repeat(300)])(
  'a stored country that isn’t one (%s) doesn’t lock the page',
  async (stored) => {
    expect(await open(stored)).toMatchObject({ title: expect.any(String) })
  },
)

describe('where the edge network sees a visitor, the countries nearby come first (S7.31)', () => {
  const near = ['KH', 'TH', 'VN'].map((country) => ({ country, name: country }))

  async function choices(edge: string, answer: () => Response) {
    const { context, calls } = pageContext({
      answers: { '/v1/contents/nearest-countries': answer },
    })
    const request = new Request('http://a.example/en/choose-country', {
      headers: { 'cf-ipcountry': edge },
    })
    const loaderData = await loader({ request, context } as unknown as Parameters<typeof loader>[0])
    // @ts-expect-error: of a route's properties only these are read
    const { html } = renderPage(<ChooseCountry loaderData={loaderData} />)
    const [, list = ''] = /name="country"(.*?)<\/select>/s.exec(html) ?? []
    const codes = [...list.matchAll(/value="([A-Z]{2})"/g)].map(([, code]) => code)
    return { codes, asked: calls.map(({ path }) => path) }
  }

  it('Cambodia is followed by Thailand and Vietnam, and each country is there once', async () => {
    const { codes } = await choices('KH', () => Response.json({ result: near }))
    expect(codes.slice(0, 3)).toEqual(['KH', 'TH', 'VN'])
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes).toHaveLength(countries.length)
  })

  it.each([
    ['an outage', 'KH', () => new Response(null, { status: 503 })],
    ['no country, as for Tor', 'T1', () => Response.json({ result: near })],
  ])('with %s all countries are in the language’s order', async (_, edge, answer) => {
    const { codes } = await choices(edge, answer)
    expect(codes).toEqual(countryOptions('en-GB').map(({ value }) => value))
  })
})
