import { describe, expect, it } from 'vitest'
import { siteCookies } from '../visitor/site-cookies.ts'
import { readLanding } from './read-landing.ts'
import { keepCampaign, keepLanding, readSources } from './source-cookies.ts'
import { sourceHeaders } from './source-headers.ts'

const now = Date.UTC(2026, 10, 21)

function land(path: string, referer: string | null = null, jar: Record<string, string> = {}) {
  const cookies = siteCookies(new Map(Object.entries(jar)), { origin: 'http://a.example' })
  keepLanding(cookies, readLanding(new URL(`http://a.example${path}`), referer), now)
  const written = Object.fromEntries(
    cookies.written().map((each) => [each.split('=')[0], each] as const),
  )
  return { cookies, written, sources: readSources(cookies, { marketing: true }, now) }
}

const seconds = { day: 'Max-Age=86400', week: 'Max-Age=604800' }

describe('what a landing stores (S1.4)', () => {
  it('an ad, for seven days (S9.6), and where it landed', () => {
    const { written, sources } = land('/en/flight?gclid=click&b=autumn')
    expect(written.ads).toContain(seconds.week)
    expect(written.ads).toContain('HttpOnly')
    expect(sources.ad).toEqual({ s: 'GOOG', b: 'autumn', u: 'click', surl: '/en/flight' })
    expect(sources.journey).toEqual([{ ...sources.ad, timestamp: now }])
  })

  it('an affiliate, for seven days: the code and the click (S2.64, S3.17, S9.6)', () => {
    const { written, sources } = land('/en?aft=friend&click_id=c-1')
    expect(written.affiliate).toContain(seconds.week)
    expect(sources.affiliate).toEqual({ id: 'friend', clickId: 'c-1' })
  })

  it.each(['/en?aft=', '/en?aft=%3Cscript%3E', `/en?aft=${'x'.repeat(65)}`])(
    '%s is no affiliate',
    (path) => {
      expect(land(path).sources.affiliate).toBeUndefined()
    },
  )

  it('what a link’s long emoji leave, when they’re cut', () => {
    const long = encodeURIComponent(`a${'\u{1f600}'.repeat(200)}`)
    const { sources } = land(`/en?gclid=${long}&k=${long}&aft=friend&click_id=${long}`)
    expect(sources.affiliate?.clickId).toMatch(/^a\u{1f600}{99}/u)
    expect(sources.ad?.u).toMatch(/^a\u{1f600}{99}/u)
    expect(sources.ad?.k).toMatch(/^a\u{1f600}{39}/u)
    expect(() => sourceHeaders(sources, new URLSearchParams(`aft=${long}`))).not.toThrow()
  })

  it('a campaign, for one day (S9.6)', () => {
    const { written, sources } = land('/en?utm_source=news&utm_medium=email&utm_campaign=autumn')
    expect(written.utm).toContain(seconds.day)
    expect(sources.utm).toEqual({ source: 'news', medium: 'email', campaign: 'autumn' })
  })

  it('the landing of a search engine that was no ad (S5.11)', () => {
    const { sources } = land('/th/flight', 'https://www.google.co.th/')
    expect(sources.organic).toEqual({ s: 'GOOG', surl: '/th/flight' })
    expect(sources.referrer).toBe('GOOG')
    expect(land('/en?gclid=1', 'https://www.google.com/').sources.organic).toBeUndefined()
  })

  it('the referrer of the first page of a visit, until the browser closes', () => {
    const { written, sources } = land('/en', 'https://blog.example/best-sites')
    expect(written.ref_src).not.toContain('Max-Age')
    expect(sources.referrer).toBe('blog.example')
    expect(land('/en').sources.referrer).toBe('DIRECT')
  })

  it('coming back from a sign-in or a bank changes nothing', () => {
    const { written } = land('/callback', 'https://accounts.google.com/', { ref_src: 'DIRECT' })
    expect(written).toEqual({})
  })

  it('the next page of the same visit changes nothing', () => {
    const { written, sources } = land('/en/order', 'http://a.example/en', { ref_src: 'BING' })
    expect(written).toEqual({})
    expect(sources.referrer).toBe('BING')
  })

  it('invalid cookies are ignored', () => {
    const jar = { ads: '{', affiliate: '{"id":"<"}', utm: '[]', organic: '1', journey: '[1,{}]' }
    const { sources } = land('/en', null, jar)
    expect(sources).toMatchObject({ journey: [], referrer: 'DIRECT' })
    for (const each of [sources.ad, sources.affiliate, sources.utm, sources.organic]) {
      expect(each).toBeUndefined()
    }
  })
})

describe('what the page of a campaign stores (S2.19)', () => {
  const visit = (jar: Record<string, string> = {}) => {
    const cookies = siteCookies(new Map(Object.entries(jar)), { origin: 'http://a.example' })
    keepCampaign(cookies, 'bali-weeks')
    return { written: cookies.written(), ...readSources(cookies, { marketing: true }, now) }
  }

  it('its name, for one day', () => {
    const { written, utm } = visit()
    expect(utm).toEqual({ campaign: 'bali-weeks' })
    expect(written).toEqual([expect.stringContaining(seconds.day)])
  })

  it('its name beside the source of the link that led there', () => {
    expect(visit({ utm: '{"source":"news"}' }).utm).toEqual({
      source: 'news',
      campaign: 'bali-weeks',
    })
  })

  it('nothing, if that link named a campaign', () => {
    const { written, utm } = visit({ utm: '{"campaign":"autumn"}' })
    expect(written).toEqual([])
    expect(utm).toEqual({ campaign: 'autumn' })
  })
})
