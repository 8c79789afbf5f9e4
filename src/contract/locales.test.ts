import { expect, it } from 'vitest'
import { countryByCode } from './countries.ts'
import { localeByCode, locales } from './locales.ts'

const listed =
  'en id tl zh zh-tw th ja ms ko vi it de es hi fr ru bn pt km nl pl tr sv cs nb ro el da uk hr ca hu sk fi sl bg sr'

it('the locales are the 37 of the specification, in its order (S9.5)', () => {
  expect(locales.map(({ code }) => code)).toEqual(listed.split(' '))
})

it.each(locales.map((each) => [each.code, each] as const))(
  '%s has a name of its own, a language tag, a hreflang and the country of a flag (S3.8)',
  (code, { name, tag, hreflang, flag }) => {
    const ownName = new Intl.DisplayNames(tag, { type: 'language' }).of(
      new Intl.Locale(tag).language,
    )
    // The language calls itself `Bahasa Indonesia`; Intl omits the noun.
    expect(name.toLowerCase()).toContain(ownName?.toLowerCase())
    // `tl` is Filipino's old code: Intl and search engines know it as `fil`.
    const language = code === 'tl' ? 'fil' : (code.split('-')[0] ?? '')
    expect(new Intl.Locale(tag).language).toBe(language)
    expect(new Intl.Locale(hreflang).language).toBe(language)
    expect(new Intl.Locale(tag).region).toBe(flag)
    expect(countryByCode(flag)?.code).toBe(flag)
  },
)

it('no two share a name or a hreflang', () => {
  expect(new Set(locales.map(({ name }) => name)).size).toBe(locales.length)
  expect(new Set(locales.map(({ hreflang }) => hreflang)).size).toBe(locales.length)
})

it('hreflang is the code, except for Chinese and Serbian by script and Filipino’s current code', () => {
  const others = locales.filter(({ code, hreflang }) => code !== hreflang)
  expect(others.map(({ code, hreflang }) => [code, hreflang])).toEqual([
    ['tl', 'fil'],
    ['zh', 'zh-Hans'],
    ['zh-tw', 'zh-Hant'],
    ['sr', 'sr-Latn'],
  ])
})

it('a code is accepted in either case', () => {
  expect(localeByCode('zh-TW')?.code).toBe('zh-tw')
  expect(localeByCode('xx')).toBeUndefined()
})
