import { describe, expect, it } from 'vitest'
import { pageContext } from '../../../../test/support/page/page-context.ts'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import { countries } from '../../../contract/countries.ts'
import { countryName } from '../../../contract/words/format.ts'
import { visitorContext } from '../../session/contexts.ts'
import ChooseCountry, { loader } from './choose-country.tsx'

interface Asked {
  headers?: Record<string, string>
  query?: string
  locale?: string
  answer?: (sent: Request) => Response
}

/** Opens the page as somebody whose country nobody told. */
async function load({ headers = {}, query = '', locale = 'en', answer }: Asked) {
  const { context } = pageContext({
    locale,
    answers: answer ? { '/v1/contents/nearest-countries': answer } : {},
  })
  const visitor = context.get(visitorContext)
  context.set(visitorContext, { ...visitor, country: 'MY', countryAssumed: true })
  const request = new Request(`http://a.example/${locale}/choose-country${query}`, { headers })
  const loaderData = await loader({ request, context } as unknown as Parameters<typeof loader>[0])
  return { loaderData }
}

async function open(asked: Asked) {
  const { loaderData } = await load(asked)
  // @ts-expect-error: of a route's properties only these are read
  const { html, text } = renderPage(<ChooseCountry loaderData={loaderData} />)
  const [, list = ''] = /<form[^>]*method="post"(.*?)<\/form>/s.exec(html) ?? []
  const codes = [...list.matchAll(/<button[^>]*value="([A-Z]{2})"/g)]
  return { html, text, codes: codes.map(([, code]) => code) }
}

const near = () =>
  Response.json({ result: ['KH', 'TH', 'VN'].map((country) => ({ country, name: country })) })

async function redirectOf(country: string | undefined): Promise<unknown> {
  const headers: Record<string, string> = country ? { cookie: `preferred_country=${country}` } : {}
  try {
    return (await load({ headers })).loaderData
  } catch (thrown) {
    return (thrown as Response).headers.get('location')
  }
}

it('who has chosen a country is sent home (S2.73)', async () => {
  expect(await redirectOf('TH')).toBe('/en')
})

it.each([undefined, 'ZZ', 'x'.repeat(300)])(
  'a stored country that isn’t one (%s) doesn’t lock the page',
  async (stored) => {
    expect(await redirectOf(stored)).toMatchObject({ title: expect.any(String) })
  },
)

it('each country is a button with its flag, in a form that needs no scripts', async () => {
  const { html, codes } = await open({})
  expect(codes.toSorted()).toEqual(countries.map(({ code }) => code).toSorted())
  expect(html).toContain('action="/en/preferences"')
  expect(html).toContain('name="back" value="/en"')
  for (const { code } of countries)
    expect(html).toMatch(new RegExp(`href="[^"]*flags[^"]*#${code}"`))
})

describe('without scripts, the address searches', () => {
  it.each([
    ['/th', '?q=กัมพูชา', ['KH']],
    ['/th', '?q=Cambodia', ['KH']],
    ['/en', '?q=kh', ['KH', 'KZ']],
    ['/en', '?q=switz', ['CH']],
    ['/en', '?q=Atlantis', []],
  ])('%s/choose-country%s', async (path, query, expected) => {
    const { codes } = await open({ locale: path.slice(1), query, answer: near })
    expect(codes).toEqual(expected)
  })

  it('and nothing found says what else to try', async () => {
    expect((await open({ query: '?q=Atlantis' })).text).toMatch(/No country matches.*All countries/)
  })

  it('texts of any length are cut', async () => {
    const { loaderData } = await load({ query: `?q=${'x'.repeat(5000)}` })
    expect(loaderData.q).toHaveLength(60)
  })
})

describe('the countries nearby come first (S7.31)', () => {
  it('Cambodia is followed by Thailand and Vietnam, and each country is there once', async () => {
    const { codes, text } = await open({ headers: { 'cf-ipcountry': 'KH' }, answer: near })
    expect(codes.slice(0, 3)).toEqual(['KH', 'TH', 'VN'])
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes).toHaveLength(countries.length)
    expect(text).toMatch(/Near you +Cambodia +Thailand +Vietnam +Other countries/)
  })

  it.each<[string, Record<string, string>, string, string | undefined]>([
    ['where the edge network sees the visitor', { 'cf-ipcountry': 'kh' }, 'en', 'KH'],
    ['also if the site doesn’t serve it', { 'cf-ipcountry': 'AF' }, 'en', 'AF'],
    ['not for Tor', { 'cf-ipcountry': 'T1' }, 'en', undefined],
    ['not for unknown addresses', { 'cf-ipcountry': 'XX' }, 'en', undefined],
    ['then by the browser’s language', { 'accept-language': 'de-AT, en;q=0.5' }, 'en', 'AT'],
    ['then by the page’s language', {}, 'km', 'KH'],
  ])('%s', async (_, headers, locale, country) => {
    const asked: (string | null)[] = []
    const answer = ({ url }: Request) => {
      asked.push(new URL(url).searchParams.get('country'))
      return near()
    }
    await load({ headers, locale, answer })
    expect(asked).toEqual(country ? [country] : [])
  })

  it('with an outage, all countries are in the language’s order', async () => {
    const { codes } = await open({
      headers: { 'cf-ipcountry': 'KH' },
      answer: () => new Response(null, { status: 503 }),
    })
    const names = codes.map((code) => countryName(code ?? '', 'en-GB'))
    expect(names).toEqual(names.toSorted(new Intl.Collator('en-GB').compare))
    expect(codes).toHaveLength(countries.length)
  })
})
