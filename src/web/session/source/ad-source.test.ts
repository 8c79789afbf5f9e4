import { describe, expect, it } from 'vitest'
import { adSource } from './ad-source.ts'

const from = (query: string) => adSource(new URL(`http://a.example/en/flight?${query}`))

describe('a traffic source of the ad kind (S5.10)', () => {
  it.each([
    ['gclid=abc', 'GOOG'],
    ['gbraid=abc', 'GOOG'],
    ['wbraid=abc', 'GOOG'],
    ['dclid=abc', 'GOOG'],
    ['msclkid=abc', 'BING'],
    ['NaPm=ct%3Dabc', 'NAVER'],
    ['n_ad=abc', 'NAVER'],
    ['bd_vid=abc', 'BAIDU'],
    ['fbclid=abc', 'META'],
    ['ttclid=abc', 'TIKTOK'],
    ['twclid=abc', 'X'],
    ['li_fat_id=abc', 'LINKEDIN'],
    ['yclid=123456', 'YANDEX'],
    ['yclid=YSS.1000.abc', 'YHOO'],
  ])('%s comes from %s', (query, code) => {
    expect(from(query)?.s).toBe(code)
  })

  it.each(['', 'gclid=', 'utm_source=news', 's=GOOG&b=autumn', 'GCLID=abc'])(
    '%s is no ad',
    (query) => {
      expect(from(query)).toBeUndefined()
    },
  )

  it('has sixteen letters (S3.16)', () => {
    const told =
      's=SEARCH&a=1&b=2&m=e&p=site.example&k=flights%20to%20bangkok&c=3&d=m&dm=pixel&t=kwd-1&n=g&df=4&ct=brand&l=9066'
    expect(from(`${told}&gclid=click-1&depAirport=KUL`)).toEqual({
      s: 'SEARCH',
      a: '1',
      b: '2',
      m: 'e',
      p: 'site.example',
      k: 'flights to bangkok',
      c: '3',
      d: 'm',
      dm: 'pixel',
      t: 'kwd-1',
      n: 'g',
      df: '4',
      ct: 'brand',
      l: '9066',
      u: 'click-1',
      surl: '/en/flight?depAirport=KUL',
    })
  })

  it('takes campaign, keyword and creative from utm parameters when the letters are missing', () => {
    expect(from('gclid=1&utm_campaign=autumn&utm_term=bangkok&utm_content=blue')).toMatchObject({
      b: 'autumn',
      k: 'bangkok',
      c: 'blue',
    })
  })

  it('contains no personal data and stays short, whatever the link contains', () => {
    const source = from(`gclid=1&k=dara%40example.com&b=${'x '.repeat(500)}`)
    expect(source?.k).toBe('[e-mail]')
    expect(source?.b?.length).toBeLessThanOrEqual(80)
  })
})
