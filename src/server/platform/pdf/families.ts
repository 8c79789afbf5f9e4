import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { onceEach } from '../once-each.ts'

/** A typeface as npm has it: cut into files by script, or for Chinese, Japanese and Korean by how common characters are. */
export interface Family {
  name: string
  /** Returns the name of the file that is meant to have a character, if any has. */
  sliceFor(codePoint: number): string | undefined
  /** Returns the path of a slice's file, by its weight on the usual scale (400 is regular). */
  pathOf(slice: string, weight: number): string
  /** Its letters change shape and place by their neighbours: the tables for that are needed. */
  isShaped: boolean
  /** Its letters are written from right to left. */
  isRightToLeft: boolean
  /** Its files hold every weight. */
  isVariable: boolean
}

const require = createRequire(import.meta.url)

/** Latin (Vietnamese too), Greek and Cyrillic. */
export const inter: Family = {
  ...familyIn('@fontsource/inter', 'Inter', (slice) => /^(latin|vietn|greek|cyr)/.test(slice)),
  isShaped: false,
  isRightToLeft: false,
  isVariable: false,
}

/**
 * Scripts with one file each: those of the site's languages, and others that travellers write names and wishes in.
 * Without Burmese, of whose words fontkit 2.0.4 shapes most wrongly.
 */
const scripts = [
  ...['Thai', 'Khmer', 'Devanagari', 'Bengali', 'Arabic', 'Hebrew', 'Armenian', 'Georgian'],
  ...['Tamil', 'Telugu', 'Sinhala', 'Lao'],
] as const

const shaped = scripts.map((script): Family => {
  const slice = script.toLowerCase()
  return {
    ...familyIn(`@fontsource/noto-sans-${slice}`, `NotoSans${script}`, (each) => each === slice),
    isShaped: true,
    isRightToLeft: script === 'Arabic' || script === 'Hebrew',
    isVariable: false,
  }
})

const eastAsian = (code: string): Family => ({
  ...familyIn(`@fontsource-variable/noto-sans-${code}`, `NotoSans${code.toUpperCase()}`, (slice) =>
    /^\d+$/.test(slice),
  ),
  isShaped: false,
  isRightToLeft: false,
  isVariable: true,
})
const [jp, sc, tc, kr] = [eastAsian('jp'), eastAsian('sc'), eastAsian('tc'), eastAsian('kr')]

/** Returns a family by its name. Throws when there is none. */
export function familyNamed(name: string): Family {
  const family = [inter, ...shaped, jp, sc, tc, kr].find((each) => each.name === name)
  if (!family) throw new Error(`no typeface ${name}`)
  return family
}

/**
 * Returns the families that a text may need, the preferred first. The same Chinese character is drawn differently in
 * Japan, China, Taiwan and Korea: the language decides, or in texts of other languages the letters beside it.
 */
export function familiesFor(language: string, text: string): Family[] {
  const orders: Record<string, Family[]> = {
    ja: [jp, sc, tc, kr],
    ko: [kr, jp, tc, sc],
    'zh-tw': [tc, sc, jp, kr],
  }
  const [, kana, hangul] =
    /([\p{Script=Hiragana}\p{Script=Katakana}])|(\p{Script=Hangul})/u.exec(text) ?? []
  const own = language === 'zh' ? undefined : kana ? orders.ja : hangul ? orders.ko : undefined
  return [inter, ...shaped, ...(orders[language] ?? own ?? [sc, tc, jp, kr])]
}

function familyIn(
  packageName: string,
  name: string,
  isWanted: (slice: string) => boolean,
): Pick<Family, 'name' | 'sliceFor' | 'pathOf'> {
  let slices: Map<number, string> | undefined
  const pathTo = onceEach((file) => require.resolve(`${packageName}/files/${file}`))
  return {
    name,
    sliceFor(codePoint) {
      slices ??= readSlices(packageName, isWanted)
      return slices.get(codePoint)
    },
    pathOf(slice, weight) {
      const font = packageName.split('/')[1]
      const file = packageName.includes('-variable/')
        ? `${font}-${slice}-wght-normal.woff2`
        : `${font}-${slice}-${weight}-normal.woff`
      return pathTo(file)
    },
  }
}

/**
 * Returns which file of a package has each character: by the ranges that its style sheets tell browsers, where the last
 * of several counts. Turkish “ı” is in the ranges of two files, and only the last one has it.
 */
function readSlices(
  packageName: string,
  isWanted: (slice: string) => boolean,
): Map<number, string> {
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(require.resolve(`${packageName}/unicode.json`), 'utf8'),
  )
  const slices = new Map<number, string>()
  for (const [key, list] of Object.entries(ranges)) {
    const slice = key.replace(/^\[|\]$/g, '')
    if (!isWanted(slice)) continue
    for (const range of list.split(',')) {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16))
      for (let each = from; each <= to; each++) slices.set(each, slice)
    }
  }
  return slices
}
