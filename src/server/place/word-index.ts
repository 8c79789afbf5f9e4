import { beginsWithSlip, FEWEST_LETTERS_FOR_SLIP } from './typing-slip.ts'

export interface WordIndex {
  /**
   * Returns the numbers of documents in which each of these words begins a word. With `forgiving`, one typo is allowed
   * in each word of four letters or more, or in a word of three letters if all others match exactly.
   */
  withAll(typed: readonly string[], forgiving: boolean): number[]
}

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
  const vocabulary = [...holders.keys()].sort()
  // The words without their first letter, in order, and the words they belong to: for typos in the first letter.
  const pairs = vocabulary.map((word) => [word.slice(1), word] as const)
  pairs.sort(([a], [b]) => (a < b ? -1 : 1))
  const rests = pairs.map(([rest]) => rest)
  const byRest = pairs.map(([, word]) => word)

  const startingWith = (start: string) => vocabulary.slice(...rangeOf(vocabulary, start))
  const continuedBy = (rest: string) => byRest.slice(...rangeOf(rests, rest))

  /**
   * Returns the words that begin with `typed`, with at most one typo. Where the first letters agree, each word is
   * compared; elsewhere the typo is in the first letter: extra, swapped, wrong or missing.
   */
  function withSlip(typed: string): ReadonlySet<string> {
    const [first = '', second = '', ...others] = typed
    const rest = typed.slice(1)
    return new Set([
      ...startingWith(first).filter((word) => beginsWithSlip(word, typed)),
      ...startingWith(rest),
      ...startingWith(second + first + others.join('')),
      ...continuedBy(rest),
      ...continuedBy(typed),
    ])
  }

  function listsOf(typed: string, forgiving: boolean): number[][] {
    const isSlip = forgiving && typed.length >= FEWEST_LETTERS_FOR_SLIP
    const words = isSlip ? [...withSlip(typed)] : startingWith(typed)
    return words.map((word) => holders.get(word) as number[])
  }

  function inAll(typed: readonly string[], forgiving: boolean): number[] {
    const found = new Uint8Array(ownWords.length)
    for (const [earlier, word] of typed.entries()) {
      for (const list of listsOf(word, forgiving)) {
        for (const document of list) {
          if (found[document] === earlier) found[document] = earlier + 1
        }
      }
    }
    const all: number[] = []
    for (let document = 0; document < found.length; document++) {
      if (found[document] === typed.length) all.push(document)
    }
    return all
  }

  function withShortSlip(typed: readonly string[], at: number): number[] {
    const short = typed[at] as string
    return inAll(typed.toSpliced(at, 1), false).filter((document) =>
      ownWords[document]?.some((word) => beginsWithSlip(word, short)),
    )
  }

  return {
    withAll(typed, forgiving) {
      const all = inAll(typed, forgiving)
      if (!forgiving || typed.length === 1) return all
      const others = typed.flatMap((word, at) =>
        word.length === FEWEST_LETTERS_FOR_SLIP - 1 ? withShortSlip(typed, at) : [],
      )
      return others.length > 0 ? [...new Set([...all, ...others])] : all
    },
  }
}

/** Returns where the words that begin with `start` are in a sorted list, as arguments of `slice`. */
function rangeOf(sorted: readonly string[], start: string): [from: number, to: number] {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as string) < start) low = middle + 1
    else high = middle
  }
  let end = low
  while (sorted[end]?.startsWith(start)) end++
  return [low, end]
}
