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
  const postings = vocabulary.map((word) => holders.get(word) as number[])

  function firstFrom(typed: string): number {
    let low = 0
    let high = vocabulary.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((vocabulary[middle] as string) < typed) low = middle + 1
      else high = middle
    }
    return low
  }

  function listsOf(typed: string, forgiving: boolean): number[][] {
    if (forgiving && typed.length >= FEWEST_LETTERS_FOR_SLIP) {
      return postings.filter((_, at) => beginsWithSlip(vocabulary[at] as string, typed))
    }
    const first = firstFrom(typed)
    let end = first
    while (vocabulary[end]?.startsWith(typed)) end++
    return postings.slice(first, end)
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
