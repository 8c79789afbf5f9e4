import { LRUCache } from 'lru-cache'
import MiniSearch, { type SearchOptions } from 'minisearch'
import type { FaqArticle } from '../../contract/faq/faq.ts'
import { textsOf } from '../../contract/text/block-texts.ts'
import { isAlphabetic, searchWords } from './search-words.ts'

/** What readers of a language type. */
export interface SearchWords {
  /** Returns other words for what an article is about; empty if it has none. */
  keywords(id: string): string
  /** Words that most questions have. */
  ignored: string
}

/** How much a word counts, by where it's found. */
const boost = { subject: 4, answer: 1 }
/** Articles that match far worse than the best one have a word of the query by chance. */
const leastShare = 0.1

/**
 * Returns the articles in which a word that is looked for is found, the best first: those with more of the words, with rarer
 * ones, and with words in the question or the keywords. A word also finds those that it begins. There are some dozens of
 * articles, so the index is made for each search, of what this visitor may read.
 */
export function findArticles(
  articles: readonly FaqArticle[],
  query: string,
  { keywords, ignored }: SearchWords,
): FaqArticle[] {
  const index = new MiniSearch({
    fields: Object.keys(boost),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: {
      boost,
      // An article with many keywords isn't less about each of them.
      bm25: { k: 1.2, b: 0.2, d: 0.5 },
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
    },
  })
  index.addAll(
    articles.map(({ id, question, answer }) => ({
      id,
      subject: indexed(`${question}\n${keywords(id)}`),
      answer: indexed(answer.flatMap(textsOf).join('\n')),
    })),
  )
  const wanted = wantedWords(query, ignored)
  const found = index.search(wanted.join(' '), optionsFor(index, wanted))
  const byId = new Map(articles.map((article) => [article.id, article]))
  const best = found[0]?.score ?? 0
  return found
    .filter(({ score }) => score >= best * leastShare)
    .flatMap(({ id }) => byId.get(id) ?? [])
}

/** Telling words apart takes longer than the rest of a search, and what articles say rarely changes. */
const known = new LRUCache<string, string>({ max: 1_000 })

function indexed(text: string): string {
  const words = known.get(text) ?? searchWords(text).join(' ')
  known.set(text, words)
  return words
}

/** Allows typing mistakes in words that no article has: elsewhere they'd find words that only look like them. */
function optionsFor(index: MiniSearch, wanted: readonly string[]): SearchOptions {
  const prefix = (term: string) => term.length > 2 || !isAlphabetic(term)
  const unknown = new Set(
    wanted.filter((term) => isAlphabetic(term) && index.search(term, { prefix }).length === 0),
  )
  return {
    prefix,
    // One mistake in words of 4 to 7 letters, two in longer ones.
    fuzzy: (term) => (unknown.has(term) && term.length > 3 ? (term.length > 7 ? 2 : 1) : false),
  }
}

/** Returns a query's words without those that most questions have, unless it has no others. */
function wantedWords(query: string, ignored: string): string[] {
  const words = [...new Set(searchWords(query))]
  const leftOut = new Set(searchWords(ignored))
  const telling = words.filter((word) => !leftOut.has(word))
  return telling.length > 0 ? telling : words
}
