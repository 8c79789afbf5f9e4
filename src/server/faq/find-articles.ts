import type { ContentBlock } from '../../contract/content/content-block.ts'
import type { FaqArticle } from '../../contract/faq/faq.ts'

/** How much a word counts, by where it's found. */
const inQuestion = 5
const inAnswer = 1
/** A word found whole counts more than the beginning of one: `card` is rather “card” than “cardboard”. */
const whole = 2

/**
 * Returns the articles in which every word that is looked for begins a word, the best first. There are some dozens, so all are
 * read through; a search engine would take longer to load.
 */
export function findArticles(
  articles: readonly FaqArticle[],
  query: string,
  language: string,
): FaqArticle[] {
  const wanted = wordsIn(query, language)
  return articles
    .map((article) => ({ article, score: scoreOf(article, wanted, language) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ article }) => article)
}

function scoreOf({ question, answer }: FaqArticle, wanted: string[], language: string): number {
  const title = wordsIn(question, language)
  const text = answer.flatMap((block) => wordsIn(textOf(block), language))
  const scores = wanted.map(
    (word) => inQuestion * matches(title, word) + inAnswer * matches(text, word),
  )
  return scores.some((score) => score === 0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

function matches(words: readonly string[], wanted: string): number {
  if (words.includes(wanted)) return whole
  return words.some((word) => word.startsWith(wanted)) ? 1 : 0
}

const textOf = (block: ContentBlock): string =>
  block.kind === 'list' ? block.items.join('\n') : block.text

/** Returns a text's words without case, accents and plural endings, also of languages that write no spaces. */
function wordsIn(text: string, language: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC')
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(plain)
  return [...segments].flatMap(({ segment, isWordLike }) =>
    isWordLike ? [segment.length > 3 ? segment.replace(/s$/, '') : segment] : [],
  )
}
