interface Named {
  /** English. */
  name: string
  country: string
}

/** How a language's names are read from GeoNames and written. */
export interface ScriptRule {
  /** GeoNames' catalogues with its names, best first. */
  catalogues: readonly string[]
  /** Whether no other language of the site is written in its script. */
  isOwnScript: boolean
  /** Returns a name as the language writes it, or undefined if it's in another script or isn't a city's common name. */
  written(name: string, place: Named): string | undefined
}

/** Returns the rules of a language. `load` finds `opencc-js`, which converts Chinese characters. */
export function scriptRules(language: string, load: NodeJS.Require): ScriptRule {
  const catalogues = cataloguesOf[language] ?? [language]
  const script = scripts[language] ?? latin
  const convert = converterOf(language, load)
  const shorten = shorter[language] ?? (script === latin ? shorterLatin : asItIs)
  return {
    catalogues,
    isOwnScript: ownScripts.has(language),
    written(name, place) {
      const own = shorten(convert(name), place)
      return script.test(own) ? own : undefined
    },
  }
}

const cataloguesOf: Readonly<Record<string, readonly string[]>> = {
  nb: ['nb', 'nn'],
  zh: ['zh_CN', 'zh'],
  'zh-tw': ['zh_TW', 'zh'],
  // Filipino writes places as English does; CLDR has the few that it doesn't.
  tl: [],
}

const latin = /^[\p{Script=Latin}\p{M} .’'-]+$/u
const han = /^[\p{Script=Han}·]+$/u
const cyrillic = /^[\p{Script=Cyrillic}\p{M} .’'ʼ-]+$/u

const scripts: Readonly<Record<string, RegExp>> = {
  bg: cyrillic,
  bn: /^[\p{Script=Bengali}\p{M}\p{Cf} .-]+$/u,
  el: /^[\p{Script=Greek}\p{M} .-]+$/u,
  hi: /^[\p{Script=Devanagari}\p{M}\p{Cf} .-]+$/u,
  ja: /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー・＝]+$/u,
  km: /^[\p{Script=Khmer}\p{M} -]+$/u,
  ko: /^[\p{Script=Hangul} ]+$/u,
  ru: cyrillic,
  th: /^[\p{Script=Thai}\p{M} -]+$/u,
  uk: cyrillic,
  zh: han,
  'zh-tw': han,
}

const ownScripts = new Set(['bn', 'el', 'hi', 'km', 'ko', 'th'])

const asItIs = (name: string) => name

type Shorten = (name: string, place: Named) => string

/** Removes "city", which pages don't say, unless English says it. */
const shorterLatin: Shorten = (name, { name: english }) => {
  if (/\b(city|kota|ciudad)\b/i.test(english)) return name
  const short = name
    .replace(
      /^(Kota|Bandar Raya|Bandaraya|Lungsod ng|Thành phố|Orașul|Ciudad de|Ciutat de|Daerah Istimewa) /u,
      '',
    )
    .replace(/[ -](City|kenti|stad|Stadt|város|byen)$/u, '')
  return short.length > 2 ? short : name
}

const east = new Set(['CN', 'JP', 'KR', 'TW', 'HK', 'MO'])

/** Removes 市, 시 and other kinds of cities behind a name. */
const shorterHan: Shorten = (name) => {
  const short = name.replace(/(特别市|特別市|广域市|廣域市|広域市|市区|市區|市|縣|县)$/u, '')
  return short.length > 1 ? short : name
}

const shorterKorean: Shorten = (name, { country }) => {
  const plain = name.replace(/(특별자치시|특별시|광역시| 시)$/u, '')
  const short = east.has(country) ? plain.replace(/시$/u, '') : plain
  return short.length > 1 ? short : plain
}

const shorterThai: Shorten = (name, { country }) =>
  country === 'TH' ? name : name.replace(/^(นคร|เมือง)/u, '')

/** Removes where it is: "Charlotte i Nord-Carolina". */
const shorterNorwegian: Shorten = (name, place) =>
  shorterLatin(name.replace(/ i \p{Lu}.*$/u, ''), place)

const shorter: Readonly<Record<string, Shorten>> = {
  ja: shorterHan,
  ko: shorterKorean,
  nb: shorterNorwegian,
  th: shorterThai,
  zh: shorterHan,
  'zh-tw': shorterHan,
}

function converterOf(language: string, load: NodeJS.Require): (name: string) => string {
  if (language === 'sr') return serbianLatin
  if (language !== 'zh' && language !== 'zh-tw') return asItIs
  const { Converter } = load('opencc-js') as {
    Converter(way: { from: string; to: string }): (text: string) => string
  }
  const simplified = Converter({ from: 'tw', to: 'cn' })
  if (language === 'zh') return simplified
  const traditional = Converter({ from: 'cn', to: 'tw' })
  return (name) => traditional(simplified(name))
}

const digraphs: Readonly<Record<string, string>> = { љ: 'lj', њ: 'nj', џ: 'dž' }
const cyrillicLetters = 'абвгдђежзијклмнопрстћуфхцчш'
const latinLetters = 'abvgdđežzijklmnoprstćufhcčš'

/** Writes Serbian Cyrillic in Latin letters, one for one. */
function serbianLatin(name: string): string {
  return name.replace(/\p{Script=Cyrillic}/gu, (letter) => {
    const small = letter.toLowerCase()
    const latin = digraphs[small] ?? latinLetters[cyrillicLetters.indexOf(small)] ?? letter
    return letter === small ? latin : latin.charAt(0).toUpperCase() + latin.slice(1)
  })
}
