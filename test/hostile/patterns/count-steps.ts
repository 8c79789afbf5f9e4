import { type Node, parsePattern } from './parse-pattern.ts'

/** Thrown when a search has taken more steps than it may. */
class TooManySteps extends Error {}

type Match = (at: number) => boolean
type Tester = (character: string) => boolean

export interface CountedPattern {
  tree: Node
  /** Returns whether a class, an escape or a letter stands for this character. */
  testerOf(source: string): Tester
  /** Returns all matches, as the engine would find them. */
  matches(text: string): string[]
  /** Returns how many steps a backtracking engine takes to find all matches in this text; `most + 1` if it takes more. */
  steps(text: string, most: number): number
}

/**
 * Prepares a regular expression for counting what it costs to search with it, in steps that are the same on every machine. Steps
 * are taken as V8 takes them without its shortcuts: one for each character, assertion and choice that is tried.
 */
export function countedPattern(source: string, flags: string): CountedPattern {
  const { tree, names } = parsePattern(source, flags)
  const testerOf = testers(flags)
  let input: string[] = []
  let left = 0
  let captures: (readonly [from: number, to: number] | undefined)[] = []

  function step(): void {
    left -= 1
    if (left < 0) throw new TooManySteps()
  }
  const isWord = (at: number) => /\w/.test(input[at] ?? ' ')
  const isMultiline = flags.includes('m')

  function compile(node: Node, next: Match, isBackward: boolean): Match {
    switch (node.kind) {
      case 'char': {
        const test = testerOf(node.source)
        return (at) => {
          step()
          const character = input[isBackward ? at - 1 : at]
          return character !== undefined && test(character) && next(isBackward ? at - 1 : at + 1)
        }
      }
      case 'sequence': {
        const items = isBackward ? node.items : node.items.toReversed()
        return items.reduce((after, item) => compile(item, after, isBackward), next)
      }
      case 'choice': {
        const options = node.options.map((option) => compile(option, next, isBackward))
        return (at) => {
          step()
          return options.some((option) => option(at))
        }
      }
      case 'group':
        return groupOf(node, next, isBackward)
      case 'repeat':
        return node.item.kind === 'char'
          ? repeatOfChar(node, testerOf(node.item.source), next, isBackward)
          : repeatOf(node, next, isBackward)
      case 'look': {
        const inside = compile(node.item, () => true, node.isBehind)
        return (at) => {
          step()
          return inside(at) !== node.isNegative && next(at)
        }
      }
      case 'assertion':
        return (at) => {
          step()
          return holds(node.source, at) && next(at)
        }
      case 'reference': {
        const index = typeof node.group === 'number' ? node.group : (names.get(node.group) ?? 0)
        return (at) => {
          step()
          const [from = 0, to = 0] = captures[index] ?? []
          const length = to - from
          const start = isBackward ? at - length : at
          for (let each = 0; each < length; each += 1) {
            step()
            if (input[from + each] !== input[start + each]) return false
          }
          return next(isBackward ? start : at + length)
        }
      }
    }
  }

  function groupOf(
    { item, index }: Extract<Node, { kind: 'group' }>,
    next: Match,
    isBackward: boolean,
  ): Match {
    const starts: number[] = []
    const inside = compile(
      item,
      (to) => {
        const from = starts.pop() ?? to
        const before = captures[index]
        captures[index] = from < to ? [from, to] : [to, from]
        if (next(to)) return true
        captures[index] = before
        starts.push(from)
        return false
      },
      isBackward,
    )
    return (at) => {
      starts.push(at)
      if (inside(at)) return true
      starts.pop()
      return false
    }
  }

  /** Needs no stack for as many characters as there are. */
  function repeatOfChar(
    { min, max, isLazy }: Extract<Node, { kind: 'repeat' }>,
    test: Tester,
    next: Match,
    isBackward: boolean,
  ): Match {
    const direction = isBackward ? -1 : 1
    const fits = (at: number) => {
      step()
      const character = input[isBackward ? at - 1 : at]
      return character !== undefined && test(character)
    }
    return (at) => {
      let count = 0
      while (count < (isLazy ? min : max) && fits(at + direction * count)) count += 1
      if (count < min) return false
      for (;;) {
        step()
        if (next(at + direction * count)) return true
        if (isLazy ? count >= max || !fits(at + direction * count) : count <= min) return false
        count += isLazy ? 1 : -1
      }
    }
  }

  function repeatOf(
    { item, min, max, isLazy }: Extract<Node, { kind: 'repeat' }>,
    next: Match,
    isBackward: boolean,
  ): Match {
    const rounds: { count: number; from: number }[] = []
    const inside = compile(
      item,
      (at) => {
        const round = rounds.pop()
        // A round that took nothing would be repeated for ever.
        const isDone = round === undefined || (at === round.from && round.count >= min)
        const done = !isDone && another(at, round.count + 1)
        if (round && !done) rounds.push(round)
        return done
      },
      isBackward,
    )
    function enter(at: number, count: number): boolean {
      rounds.push({ count, from: at })
      if (inside(at)) return true
      rounds.pop()
      return false
    }
    function another(at: number, count: number): boolean {
      step()
      if (count < min) return enter(at, count)
      if (isLazy) return next(at) || (count < max && enter(at, count))
      return (count < max && enter(at, count)) || next(at)
    }
    return (at) => another(at, 0)
  }

  function holds(source: '^' | '$' | '\\b' | '\\B', at: number): boolean {
    if (source === '^') return at === 0 || (isMultiline && input[at - 1] === '\n')
    if (source === '$') return at === input.length || (isMultiline && input[at] === '\n')
    return (isWord(at - 1) !== isWord(at)) === (source === '\\b')
  }

  let end = 0
  const whole = compile(
    tree,
    (at) => {
      end = at
      return true
    },
    false,
  )

  function* search(text: string): Generator<string> {
    input = Array.from(text)
    for (let at = 0; at <= input.length; ) {
      captures = []
      step()
      if (whole(at)) {
        yield input.slice(at, end).join('')
        at = Math.max(end, at + 1)
      } else if (flags.includes('y')) return
      else at += 1
    }
  }

  return {
    tree,
    testerOf,
    matches(text) {
      left = Number.POSITIVE_INFINITY
      return [...search(text)]
    },
    steps(text, most) {
      left = most
      try {
        for (const _ of search(text));
        return most - left
      } catch (error) {
        if (error instanceof TooManySteps || error instanceof RangeError) return most + 1
        throw error
      }
    },
  }
}

/** Returns testers that ask the engine once for each class and character. */
function testers(flags: string): (source: string) => Tester {
  const made = new Map<string, Tester>()
  return (source) => {
    const known = made.get(source)
    if (known) return known
    const pattern = new RegExp(`^${source}$`, flags.replace(/[gymd]/g, ''))
    const asked = new Map<string, boolean>()
    const test: Tester = (character) => {
      const before = asked.get(character)
      if (before !== undefined) return before
      const does = pattern.test(character)
      asked.set(character, does)
      return does
    }
    made.set(source, test)
    return test
  }
}
