/** A language’s chosen words by English term, in lower case. A term may stand in several rows, one for each meaning. */
export type Glossary = ReadonlyMap<string, readonly string[]>

/**
 * Reads the table of terms in a glossary (`docs/glossary/<code>.md`): the first column has English terms, separated by commas, the
 * second the chosen words, separated by commas or semicolons, with remarks in brackets.
 */
export function readGlossary(markdown: string): Glossary {
  const terms = new Map<string, string[]>()
  for (const [, english = '', chosen = ''] of rowsOf(markdown)) {
    for (const term of termsIn(english)) {
      terms.set(term, [...(terms.get(term) ?? []), ...wordsIn(chosen)])
    }
  }
  return terms
}

/**
 * Returns the words that a glossary refuses for a term and doesn't choose for another, in lower case. The third column has them,
 * separated by semicolons, each with its reason after a colon.
 */
export function refusedWords(markdown: string): readonly string[] {
  const chosen = new Set<string>()
  const refused: string[] = []
  for (const [, , words = '', others = ''] of rowsOf(markdown)) {
    for (const word of wordsIn(words)) {
      for (const part of [word, ...word.split(/\s+/)]) chosen.add(part.toLowerCase())
    }
    const named = withoutRemarks(others)
      .split(';')
      .map((each) => each.split(/:| is | are /)[0] ?? '')
    refused.push(...named.flatMap(wordsIn).map((each) => each.toLowerCase()))
  }
  return [...new Set(refused)].filter((word) => word.length > 1 && !chosen.has(word))
}

/** Returns the cells of each row of the table of terms, the first of which is empty. */
function rowsOf(markdown: string): string[][] {
  const lines = markdown.split('\n')
  const start = lines.findIndex((line) => /^\| English +\| chosen /.test(line))
  if (start < 0) throw new Error('it has no table that begins with | English | chosen |')
  const rows = lines.slice(start + 2)
  const end = rows.findIndex((line) => !line.startsWith('|'))
  return rows.slice(0, end < 0 ? undefined : end).map((line) => line.split('|'))
}

const withoutRemarks = (cell: string): string => cell.replace(/\([^)]*\)/g, ' ')

const termsIn = (cell: string): string[] =>
  withoutRemarks(cell)
    .split(/[,;/]/)
    .map((each) =>
      each
        .trim()
        .replace(/^(?:to|an?|the) /, '')
        .toLowerCase(),
    )
    .filter((each) => each.length > 2)

const wordsIn = (cell: string): string[] =>
  withoutRemarks(cell)
    .split(/[;:,/、“”`]|\bor\b/)
    .map((each) => each.replace(/\{[^}]*\}|[#…+„»«‘’']/g, ' ').trim())
    .filter((each) => /\p{L}/u.test(each))

/** Languages without spaces between words. */
export const unspaced: ReadonlySet<string> = new Set(['ja', 'km', 'th', 'zh', 'zh-tw'])

/** Returns whether a text has one of the words, in any inflection that keeps the beginning of each part. */
export function hasOneOf(code: string, text: string, words: readonly string[]): boolean {
  if (unspaced.has(code)) {
    return words.some((word) => text.replace(/\s/g, '').includes(word.replace(/\s/g, '')))
  }
  const plain = folded(text)
  return words.some((word) =>
    folded(word)
      .split(/\s+/)
      .every((part) => plain.includes(stemOf(part))),
  )
}

/** Without accents: plurals and cases may add them or take them away, such as Gast and Gäste. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')

/** The beginning of a word that its inflections share. */
const stemOf = (word: string): string => word.slice(0, Math.max(2, Math.ceil(word.length / 2)))
