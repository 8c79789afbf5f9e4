import { describe, expect, it } from 'vitest'
import { countries } from '../../../contract/countries.ts'
import { countryName } from '../../../contract/words/format.ts'
import { findCountries } from './find-countries.ts'

const named = (tag: string) =>
  countries.map(({ code }) => ({
    code,
    name: countryName(code, tag),
    english: countryName(code, 'en-GB'),
  }))

const found = (tag: string, typed: string) =>
  findCountries(named(tag), typed).map(({ code }) => code)

it.each([
  ['th-TH', 'ไทย', 'TH'],
  ['km-KH', 'កម្ពុជា', 'KH'],
  ['ja-JP', 'ベトナム', 'VN'],
  ['hi-IN', 'जर्मनी', 'DE'],
  ['ru-RU', 'сингапур', 'SG'],
  ['vi-VN', 'dan mach', 'DK'],
  ['vi-VN', 'Đan Mạch', 'DK'],
  ['de-DE', 'osterreich', 'AT'],
  ['tr-TR', 'TÜRKİYE', 'TR'],
  ['el-GR', 'ελλαδα', 'GR'],
  ['th-TH', 'germany', 'DE'],
  ['sl-SI', '  South   Korea ', 'KR'],
  ['km-KH', 'hk', 'HK'],
  ['fr-FR', 'UK', 'GB'],
  ['en-GB', 'usa', 'US'],
  ['en-GB', 'united arab', 'AE'],
])('in %s, %s finds %s first', (tag, typed, code) => {
  expect(found(tag, typed)[0]).toBe(code)
})

describe('one text finds several countries', () => {
  it('a code comes before names that contain it', () => {
    const codes = found('en-GB', 'th')
    expect(codes[0]).toBe('TH')
    expect(codes).toEqual(expect.arrayContaining(['NL', 'ZA']))
  })

  it('names that begin with it come before others', () => {
    expect(found('en-GB', 'aus')).toEqual(['AU', 'AT'])
    expect(found('en-GB', 'in')[0]).toBe('IN')
    expect(found('en-GB', 'ger')[0]).toBe('DE')
  })
})

it('nothing but spaces and signs finds all of them, in their order', () => {
  expect(found('en-GB', ' -*\\( ')).toEqual(countries.map(({ code }) => code))
})

it.each(['Atlantis', 'xyz', '%', 'a'.repeat(100_000)])('no country is called %.20s', (typed) => {
  const expected = typed === '%' ? countries.length : 0
  expect(found('en-GB', typed)).toHaveLength(expected)
})
