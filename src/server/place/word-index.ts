import { FEWEST_LETTERS_FOR_SLIP } from './typing-slip.ts'
import { createWordTree, type Span } from './word-tree.ts'

export interface WordIndex {
  /**
   * Returns the numbers of documents in which each of these words begins a word, in any order. With `forgiving`, one
   * typo is allowed in each word of four letters or more, or in a word of three letters if all others match exactly.
   */
  withAll(typed: readonly string[], forgiving: boolean): number[]
}

/** An index to which documents can be added. */
export interface GrowingWordIndex extends WordIndex {
  /** Adds the next document: its number is how many there were. */
  add(words: readonly string[]): void
}

/** A word of a query; `slips` if it may have a typo. */
interface TypedWord {
  text: string
  slips: boolean
}

/** A document is collected this many times faster than its words are compared. */
const mostCollected = 8

/** Creates an index of documents, given as their words, by their position in the list. */
export function createWordIndex(ownWords: readonly (readonly string[])[]): WordIndex {
  const holders = new Map<string, number[]>()
  for (const [document, words] of ownWords.entries()) {
    for (const word of new Set(words)) {
      const list = holders.get(word)
      if (list) list.push(document)
      else holders.set(word, [document])
    }
  }
  const tree = createWordTree(holders.keys())
  const documentsOf = tree.words.map((word) => holders.get(word) as readonly number[])
  // How many documents the words before each have, so that a span's are counted without looking at it.
  const before = [0]
  for (const documents of documentsOf) before.push((before.at(-1) ?? 0) + documents.length)
  /** The number of the last look-up that found a document, so that it's found once. */
  const foundBy = new Float64Array(ownWords.length)
  let lookUp = 0

  /** Returns the documents of these words, each once. */
  function within(spans: readonly Span[]): number[] {
    lookUp += 1
    const found: number[] = []
    for (const { from, to } of spans) {
      for (let index = from; index < to; index += 1) {
        for (const document of documentsOf[index] as readonly number[]) {
          if (foundBy[document] === lookUp) continue
          foundBy[document] = lookUp
          found.push(document)
        }
      }
    }
    return found
  }

  /** Returns those of the documents found that these words have, too. */
  function both(found: readonly number[], spans: readonly Span[]): number[] {
    lookUp += 1
    for (const { from, to } of spans) {
      for (let index = from; index < to; index += 1) {
        for (const document of documentsOf[index] as readonly number[]) foundBy[document] = lookUp
      }
    }
    return found.filter((document) => foundBy[document] === lookUp)
  }

  function countOf(spans: readonly Span[]): number {
    let count = 0
    for (const { from, to } of spans) count += (before[to] as number) - (before[from] as number)
    return count
  }

  const wordsIn = (spans: readonly Span[]): ReadonlySet<string> =>
    new Set(spans.flatMap(({ from, to }) => tree.words.slice(from, to)))

  /** Looks up the word with the fewest documents, and then in those for the others. */
  function inAll(typed: readonly TypedWord[]): number[] {
    const all = typed.map((word) => {
      const spans = word.slips ? tree.withSlip(word.text) : tree.startingWith(word.text)
      return { ...word, spans, count: countOf(spans) }
    })
    const [rarest, ...others] = all.toSorted((a, b) => a.count - b.count)
    if (!rarest || rarest.count === 0) return []
    let found = within(rarest.spans)
    for (const { text, slips, spans, count } of others) {
      if (count <= mostCollected * found.length) {
        found = both(found, spans)
        continue
      }
      // Comparing every word of every document letter by letter takes longer than collecting those that match.
      const matching = slips ? wordsIn(spans) : undefined
      const begins = (own: string) => (matching ? matching.has(own) : own.startsWith(text))
      found = found.filter((document) => ownWords[document]?.some(begins))
    }
    return found
  }

  return {
    withAll(typed, forgiving) {
      const exact = typed.map((text) => ({ text, slips: false }))
      if (!forgiving) return inAll(exact)
      const all = inAll(
        typed.map((text) => ({ text, slips: text.length >= FEWEST_LETTERS_FOR_SLIP })),
      )
      if (typed.length === 1) return all
      const others = exact.flatMap(({ text }, at) =>
        text.length === FEWEST_LETTERS_FOR_SLIP - 1
          ? inAll(exact.with(at, { text, slips: true }))
          : [],
      )
      return others.length > 0 ? [...new Set([...all, ...others])] : all
    },
  }
}

/** Creates an index without documents. The first look-up after adding some takes longer, because it builds the index. */
export function growWordIndex(): GrowingWordIndex {
  const ownWords: string[][] = []
  /** The one string that all documents with a word share. */
  const shared = new Map<string, string>()
  let built: WordIndex | undefined
  const share = (word: string): string => {
    const known = shared.get(word)
    if (known === undefined) shared.set(word, word)
    return known ?? word
  }
  return {
    add(words) {
      ownWords.push(words.map(share))
      built = undefined
    },
    withAll(typed, forgiving) {
      built ??= createWordIndex(ownWords)
      return built.withAll(typed, forgiving)
    },
  }
}
