import type { CountedPattern } from './count-steps.ts'
import type { Node } from './parse-pattern.ts'

/** What makes a text: a beginning, something repeated, and an end. */
export interface Hostile {
  before: string
  repeated: string
  after: string
}

/** Returns a hostile text of about this many characters. */
export const textOf = ({ before, repeated, after }: Hostile, length: number): string =>
  before + repeated.repeat(Math.ceil(length / repeated.length)) + after

const common = Array.from('aAzZ019-_ \t\n.@"\'<>/\\:;,=#%&?!()[]{}+*|^$~`é中ก\u0301\u00a0\0')
/** Fewer rounds than this are no growth. */
const manyRounds = 16
/** Pairs of more characters would take minutes. */
const mostForPairs = 5

/** Returns texts that are likely to keep an expression busy, made from its own parts: what each of its repetitions takes, and what leads there. */
export function hostileTexts({ tree, testerOf }: CountedPattern): Hostile[] {
  const sources = new Set<string>()
  visit(tree, (node) => node.kind === 'char' && sources.add(node.source))
  const characters = alphabet(
    [...sources].map((source) => testerOf(source)),
    [...sources],
  )
  const charOf = (source: string) => characters.find(testerOf(source)) ?? ''

  const loops = repetitions(tree, charOf)
  if (loops.length === 0) return []
  const stop =
    characters.find((each) => ![...sources].some((source) => testerOf(source)(each))) ?? '\0'
  const before = new Set(['', stop])
  const repeated = new Set(characters)
  if (characters.length <= mostForPairs) {
    for (const one of characters) for (const other of characters) repeated.add(one + other)
  }
  for (const { leading, body } of loops) {
    for (const lead of leading) {
      before.add(lead)
      repeated.add(lead)
      for (const each of body) repeated.add(lead + each)
    }
    for (const each of body) repeated.add(each)
  }
  const after = new Set(['', stop, '\n', ...characters.slice(0, 3)])
  repeated.delete('')
  return [...before].flatMap((lead) =>
    [...repeated].flatMap((each) =>
      [...after].map((end) => ({ before: lead, repeated: each, after: end })),
    ),
  )
}

/** Returns one character for each set of classes that it's in. */
function alphabet(tests: readonly ((character: string) => boolean)[], sources: string[]): string[] {
  const own = sources.flatMap((source) => Array.from(source))
  const bySet = new Map<string, string>()
  for (const each of [...own, ...common]) {
    const set = tests.map((test) => Number(test(each))).join('')
    if (!bySet.has(set)) bySet.set(set, each)
  }
  return [...bySet.values()]
}

function visit(node: Node, look: (node: Node) => void): void {
  look(node)
  if (node.kind === 'sequence') for (const each of node.items) visit(each, look)
  else if (node.kind === 'choice') for (const each of node.options) visit(each, look)
  else if ('item' in node) visit(node.item, look)
}

interface Repetition {
  /** Texts that lead to it. */
  leading: string[]
  /** Texts that one round of it takes. */
  body: string[]
}

/** Returns the repetitions of many rounds. */
function repetitions(tree: Node, charOf: (source: string) => string): Repetition[] {
  const found: Repetition[] = []
  function walk(node: Node, leading: string[]): void {
    if (node.kind === 'sequence') {
      let lead = leading
      for (const each of node.items) {
        walk(each, lead)
        lead = joined(lead, samples(each, charOf))
      }
    } else if (node.kind === 'choice') for (const each of node.options) walk(each, leading)
    else if (node.kind === 'repeat') {
      if (node.max >= manyRounds) found.push({ leading, body: samples(node.item, charOf) })
      walk(node.item, leading)
    } else if ('item' in node) walk(node.item, leading)
  }
  walk(tree, [''])
  return found
}

/** More would take minutes; the first ones are as hostile as the others. */
const mostSamples = 4

const joined = (starts: string[], ends: string[]): string[] =>
  starts.flatMap((start) => ends.map((end) => start + end)).slice(0, mostSamples)

/** Returns a few texts that a part of an expression takes, the shortest ones. */
function samples(node: Node, charOf: (source: string) => string): string[] {
  switch (node.kind) {
    case 'char':
      return [charOf(node.source)]
    case 'sequence':
      return node.items.reduce<string[]>((all, item) => joined(all, samples(item, charOf)), [''])
    case 'choice':
      return node.options.flatMap((option) => samples(option, charOf)).slice(0, mostSamples)
    case 'group':
      return samples(node.item, charOf)
    case 'repeat': {
      const once = samples(node.item, charOf)
      const fewest = once.map((each) => each.repeat(Math.min(node.min, 20)))
      return [...new Set([...fewest, ...(node.max > 0 ? once : [])])].slice(0, mostSamples)
    }
    default:
      return ['']
  }
}
