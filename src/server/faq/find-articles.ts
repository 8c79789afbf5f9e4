import type { FaqArticle } from '../../contract/faq/faq.ts'
import { textsOf } from '../../contract/text/block-texts.ts'

/** How much a word counts, by where it's found. */
const inQuestion = 5
const inAnswer = 1
/** A word found whole counts more than the beginning of one: `card` is rather “card” than “cardboard”. */
const whole = 2

/**
 * Returns the articles in which every word that is looked for begins a word, the best first. There are some dozens, so all are
 * read through; a search engine would take longer to load.
 */
export function findArticles(articles: readonly FaqArticle[], query: string): FaqArticle[] {
  return articles
    .map((article) => ({ article, score: scoreOf(article, query) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ article }) => article)
}

function scoreOf({ question, answer, language }: FaqArticle, query: string): number {
  const wanted = wordsIn(query, language)
  const title = wordsIn(question, language)
  const text = answer.flatMap((block) => textsOf(block).flatMap((each) => wordsIn(each, language)))
  const scores = wanted.map(
    (word) => inQuestion * matches(title, word) + inAnswer * matches(text, word),
  )
  return scores.some((score) => score === 0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

function matches(words: readonly string[], wanted: string): number {
  if (words.includes(wanted)) return whole
  return words.some((word) => word.startsWith(wanted)) ? 1 : 0
}

/** Returns a text's words without case, accents and plural endings, also of languages that write no spaces. */
function wordsIn(text: string, language: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC')
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(plain)
  return [...segments].flatMap(({ segment, isWordLike }) =>
    isWordLike ? [segment.length > 3 ? segment.replace(/s$/, '') : segment] : [],
  )
}
