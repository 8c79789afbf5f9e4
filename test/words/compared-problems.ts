import { orthographyOf } from './orthography.ts'

/** What English writes as a word and others may write in digits. */
const numberWords: readonly (readonly [number, RegExp])[] = [
  [1, /\b(?:one|an?|another|each|every|single|once|first|none|per|last)\b/i],
  [2, /\b(?:two|twice|second|both)\b/i],
  [3, /\b(?:three|third)\b/i],
  [4, /\bfour/i],
  [5, /\b(?:five|fifth)\b/i],
  [6, /\bsix\b/i],
  [7, /\b(?:seven|week)\b/i],
  [8, /\beight\b/i],
  [9, /\bnine\b/i],
  [10, /\bten\b/i],
  [12, /\btwelve\b/i],
  [50, /\bfifty\b/i],
]

/** Returns the numbers that a translation's visible forms lack, or have beyond those of English. */
export function numberProblems(own: readonly string[], source: readonly string[]): string[] {
  const [has, wanted] = [numbersIn(own), numbersIn(source)]
  const inWords = (number: number) =>
    numberWords.some(([value, word]) => value === number && source.some((text) => word.test(text)))
  const lost = [...wanted].filter((each) => !has.has(each))
  const added = [...has].filter((each) => !wanted.has(each) && !inWords(each))
  return [...lost.map((each) => `lacks ${each}`), ...added.map((each) => `has ${each}`)]
}

/** Thousands may be separated by a comma, a dot or a space. */
const numbersIn = (texts: readonly string[]): Set<number> =>
  new Set(
    texts.flatMap((text) =>
      (text.match(/\d+(?:[.,\u00A0\u202F ]\d{3}(?!\d))*/g) ?? []).map((each) =>
        Number(each.replace(/\D/g, '')),
      ),
    ),
  )

/** Returns whether a translation ends as English does, by what ends sentences in its language. */
export function endProblems(
  code: string,
  own: readonly string[],
  source: readonly string[],
): string[] {
  const { stop = '.', abbreviations = [] } = orthographyOf(code)
  const wanted = new Set(source.map((text) => endOf(text, '.', stop === 'none')))
  const isAbbreviated = (text: string) =>
    !wanted.has('.') && abbreviations.some((each) => text.endsWith(each))
  const has = new Set(own.map((text) => (isAbbreviated(text) ? '' : endOf(text, stop))))
  const [is, was] = [[...has].sort().join(' or '), [...wanted].sort().join(' or ')]
  return is === was ? [] : [`ends with ${is || 'nothing'} instead of ${was || 'nothing'}`]
}

/**
 * Returns how a text ends, in Latin punctuation, where sentences end with `stop`. In a language without such a character
 * (`bare`) questions need no mark either.
 */
function endOf(text: string, stop: string, bare = stop === 'none'): string {
  const last = text.replace(/[”’“»«」』）)\]\s]+$/u, '').at(-1) ?? ''
  if (last === stop) return bare ? '' : '.'
  if (/[?？;]/.test(last)) return bare ? '' : '?'
  if (/[!！]/.test(last)) return '!'
  if (/[:：៖]/.test(last)) return ':'
  if (last === '…') return '…'
  // A stop of another script.
  return /[.。।។]/.test(last) ? `a “${last}”` : ''
}

/**
 * Returns the placeholders and tags that each form of the English message has (`source`, as `formsOf` returns them) and some form of its
 * translation lacks. That of a plural may stand in its `#`.
 */
export function holeProblems(
  message: string,
  own: readonly string[],
  source: readonly string[],
): string[] {
  const [first = [], ...others] = source.map(holesIn)
  const needed = first.filter((hole) => others.every((form) => form.includes(hole)))
  const lost = needed.filter(
    (hole) =>
      !message.includes(`${hole.slice(0, -1)}, plural`) &&
      own.some((form) => !holesIn(form).includes(hole)),
  )
  return [...new Set(lost)].map((hole) => `lacks ${hole} in one of its forms`)
}

const holesIn = (form: string): string[] => form.match(/\{[^{}]*\}|<\/?\w+\/?>/g) ?? []
