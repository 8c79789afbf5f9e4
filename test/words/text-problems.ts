import { doubledWords } from './exceptions/doubled-words.ts'
import { orthographyOf } from './orthography.ts'

/** Returns what is wrong with a visible text by the rules of its language alone. */
export const textProblems = (code: string, text: string): string[] => [
  ...doubled(code, text),
  ...spacing(code, text),
  ...quotation(code, text),
  ...scripts(code, text),
]

const twice =
  /(?<![\p{L}\p{M}\p{N}’·-])([\p{L}\p{M}]+)[ \u00A0]\1(?![\p{L}\p{M}\p{N}’·-])|(?<!\.)([.,;:!?。、，！？।។])\2/giu

function doubled(code: string, text: string): string[] {
  const allowed = doubledWords[code]?.words ?? []
  return [...text.matchAll(twice)]
    .filter(([, word]) => !word || !allowed.includes(word.toLowerCase()))
    .map(([found]) => `“${found}” is doubled`)
}

function spacing(code: string, text: string): string[] {
  const problems: string[] = []
  if (/[ \u00A0\u202F\u3000]{2}/.test(text)) problems.push('has two spaces')
  if (/^\s|\s$|[ \t]\n|\n[ \t]/.test(text)) {
    problems.push('has a space at the start or end of a line')
  }
  if (!orthographyOf(code).spacedPunctuation) {
    if (/\s(?:[,;:!。、，]|[.?](?!\w))/u.test(text)) problems.push('has a space before punctuation')
    // Times (14:00) and addresses (https:) have none.
  } else if (/[^\u00A0\u202F\d](?<!https?)[;:!?»]|«[^\u00A0\u202F]/u.test(text)) {
    problems.push('lacks a no-break space beside « » : ; ? or !')
  }
  return problems
}

function quotation(code: string, text: string): string[] {
  const own = orthographyOf(code).quotes
  const foreign = [...text.matchAll(/['"`´«»‹›“”„‟‘’‚‛「」『』]/g)].filter(
    ([mark]) => !own.includes(mark),
  )
  return foreign.map(([mark]) => `has ${mark} instead of one of ${own}`)
}

/** Letters of scripts that a language doesn't use, by language. */
const foreignLetters = new Map<string, RegExp>()

function foreignLettersOf(code: string): RegExp {
  const known = foreignLetters.get(code)
  if (known) return known
  const own = ['Latin', 'Common', 'Inherited', ...(orthographyOf(code).scripts ?? [])]
  const letters = new RegExp(`[\\p{L}--[${own.map((each) => `\\p{sc=${each}}`).join('')}]]`, 'gv')
  foreignLetters.set(code, letters)
  return letters
}

/** Scripts with spaces between words, so that each word has letters of one script. */
const spaced = /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Devanagari}\p{sc=Bengali}]/u

function scripts(code: string, text: string): string[] {
  const problems = [...text.matchAll(foreignLettersOf(code))].map(
    ([letter]) => `has ${letter} of another script`,
  )
  if (!spaced.test(text)) return problems
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (/\p{sc=Latin}/u.test(word) && spaced.test(word))
      problems.push(`“${word}” mixes two scripts`)
  }
  return problems
}
