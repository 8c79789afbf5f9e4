/** Returns a text's words as a search compares them: without case, accents and endings, also of languages that write no spaces. */
export function searchWords(text: string): string[] {
  return [...segmenter.segment(text.normalize('NFC').toLowerCase())].flatMap(
    ({ segment, isWordLike }) => {
      const word = isWordLike ? plain(segment) : ''
      return word ? stem(word) : []
    },
  )
}

/** Returns whether a word is of a script whose letters can be mistyped one by one. */
export const isAlphabetic = (word: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u.test(word)

/** Words of Thai, Chinese and others are told apart by dictionaries of their scripts, whatever the language says. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/**
 * Articles and prepositions that French, Italian and Catalan write as one word with the next: `l’annulation`, `dell’hotel`.
 */
const elided = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|un|all|dall|dell|nell|sull|quell|quest)['’]/u

/**
 * Accents go, and the dot below letters of Hindi that many leave out (nukta); other marks are vowels in Thai or Hindi. So does what
 * an apostrophe adds, as in `airline’s`; in Ukrainian it's within words.
 */
const plain = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c]/gu, '')
    .replace(elided, '')
    .replace(/['’ʼ](?=\p{Script=Cyrillic})/gu, '')
    .replace(/['’].*/gu, '')
    .replaceAll('đ', 'd')
    .normalize('NFC')

/**
 * Endings of English, each with what takes its place. Words of other languages lose them as well, which does no harm: they lose
 * them in articles and in queries alike.
 */
const endings: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(?<![sui])s$/, ''],
  [/(?<=...)(?:ation|able|ing|ed)$/, ''],
  [/([bdfglmnprt])\1$/, '$1'],
  [/(?<=....)e$/, ''],
]

/** Returns a word without its ending, so that “cancelled” and “cancellations” are both “cancel”. */
function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  return endings.reduce((rest, [ending, instead]) => rest.replace(ending, instead), word)
}
