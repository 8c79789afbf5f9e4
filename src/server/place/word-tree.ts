/** Words next to each other in a sorted list: from the first up to before the last. */
export interface Span {
  from: number
  to: number
}

/** Words in order, read as a tree of their letters. */
export interface WordTree {
  words: readonly string[]
  /** Returns the words that begin with `typed`. */
  startingWith(typed: string): Span[]
  /**
   * Returns the words that begin with `typed`, with at most one typo: a wrong, missing or extra letter, or two
   * neighbours swapped. A word may be in several of the spans.
   */
  withSlip(typed: string): Span[]
}

/** The words that begin with the same letters, and end there or go on in one of its branches. */
interface Branch extends Span {
  /** How many letters these are. */
  depth: number
  /** By their next letter. Divided when first needed, because most never are. */
  branches: ReadonlyMap<number, Branch> | undefined
}

export function createWordTree(unsorted: Iterable<string>): WordTree {
  const words = [...unsorted].sort()
  const root: Branch = { from: 0, to: words.length, depth: 0, branches: undefined }

  function divide({ from, to, depth }: Branch): ReadonlyMap<number, Branch> {
    const branches = new Map<number, Branch>()
    // The one word that ends here comes first.
    let index = words[from]?.length === depth ? from + 1 : from
    while (index < to) {
      const letter = (words[index] as string).charCodeAt(depth)
      const end = endOf(letter, { from: index, to, depth })
      branches.set(letter, { from: index, to: end, depth: depth + 1, branches: undefined })
      index = end
    }
    return branches
  }

  /** Returns where the words end that have a letter at `depth`, without looking at each: there may be thousands. */
  function endOf(letter: number, { from, to, depth }: Omit<Branch, 'branches'>): number {
    let [known, beyond] = [from, to]
    while (beyond - known > 1) {
      const middle = (known + beyond) >> 1
      if ((words[middle] as string).charCodeAt(depth) === letter) known = middle
      else beyond = middle
    }
    return beyond
  }

  const branchesOf = (branch: Branch) => (branch.branches ??= divide(branch))

  /** Goes on along `typed` from its letter at `at`. */
  function follow(start: Branch | undefined, typed: string, at: number): Branch | undefined {
    let branch = start
    for (let next = at; branch && next < typed.length; next += 1) {
      branch = branchesOf(branch).get(typed.charCodeAt(next))
    }
    return branch
  }

  function withSlip(typed: string): Span[] {
    const found: Span[] = []
    const add = (branch: Branch | undefined) => {
      if (branch) found.push(branch)
    }
    let agreed: Branch | undefined = root
    for (let at = 0; agreed && at < typed.length; at += 1) {
      const letter = typed.charCodeAt(at)
      const branches = branchesOf(agreed)
      for (const [other, branch] of branches) {
        if (other === letter) continue
        // Wrong, and missing.
        add(follow(branch, typed, at + 1))
        add(follow(branch, typed, at))
      }
      const swapped = branches.get(typed.charCodeAt(at + 1))
      add(follow(swapped && branchesOf(swapped).get(letter), typed, at + 2))
      // Too many.
      add(follow(agreed, typed, at + 1))
      agreed = branches.get(letter)
    }
    add(agreed)
    return found
  }

  return {
    words,
    startingWith: (typed) => [follow(root, typed, 0)].filter((branch) => branch !== undefined),
    withSlip,
  }
}
