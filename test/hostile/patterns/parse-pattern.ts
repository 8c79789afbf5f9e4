/** A regular expression as a tree, as far as matching takes time: which characters a class has, the engine knows. */
export type Node =
  | { kind: 'char'; source: string }
  | { kind: 'sequence'; items: Node[] }
  | { kind: 'choice'; options: Node[] }
  | { kind: 'repeat'; item: Node; min: number; max: number; isLazy: boolean }
  | { kind: 'group'; item: Node; index: number }
  | { kind: 'look'; item: Node; isBehind: boolean; isNegative: boolean }
  | { kind: 'assertion'; source: '^' | '$' | '\\b' | '\\B' }
  | { kind: 'reference'; group: number | string }

export interface Parsed {
  tree: Node
  /** The numbers of the groups that have names. */
  names: ReadonlyMap<string, number>
}

/** Parses the source of a valid regular expression. */
export function parsePattern(source: string, flags: string): Parsed {
  const text = Array.from(source)
  const names = new Map<string, number>()
  const hasNestedClasses = flags.includes('v')
  let at = 0
  let groups = 0

  const follows = (wanted: string) => text.slice(at, at + wanted.length).join('') === wanted
  function take(wanted: string): boolean {
    if (!follows(wanted)) return false
    at += wanted.length
    return true
  }
  function takeUntil(end: string): string {
    const from = at
    while (!follows(end)) at += 1
    at += end.length
    return text.slice(from, at - end.length).join('')
  }

  function choice(): Node {
    const options = [sequence()]
    while (take('|')) options.push(sequence())
    return options.length === 1 ? (options[0] as Node) : { kind: 'choice', options }
  }

  function sequence(): Node {
    const items: Node[] = []
    while (at < text.length && !follows('|') && !follows(')')) items.push(repeated(atom()))
    return { kind: 'sequence', items }
  }

  function repeated(item: Node): Node {
    const limits = limitsHere()
    if (!limits) return item
    const isLazy = take('?')
    return repeated({ kind: 'repeat', item, ...limits, isLazy })
  }

  function limitsHere(): { min: number; max: number } | undefined {
    if (take('*')) return { min: 0, max: Number.POSITIVE_INFINITY }
    if (take('+')) return { min: 1, max: Number.POSITIVE_INFINITY }
    if (take('?')) return { min: 0, max: 1 }
    const braces = /^\{(\d+)(?:(,)(\d*))?\}/.exec(text.slice(at, at + 24).join(''))
    if (!braces) return undefined
    at += braces[0].length
    const [, min = '0', comma, max] = braces
    if (!comma) return { min: Number(min), max: Number(min) }
    return { min: Number(min), max: max ? Number(max) : Number.POSITIVE_INFINITY }
  }

  function atom(): Node {
    if (take('(')) return group()
    if (follows('[')) return { kind: 'char', source: classHere() }
    if (take('^')) return { kind: 'assertion', source: '^' }
    if (take('$')) return { kind: 'assertion', source: '$' }
    if (follows('\\')) return escapeHere()
    at += 1
    return { kind: 'char', source: text[at - 1] === '/' ? '\\/' : (text[at - 1] ?? '') }
  }

  function group(): Node {
    const look = (['?=', '?!', '?<=', '?<!'] as const).find(take)
    if (look) {
      const item = choice()
      take(')')
      return { kind: 'look', item, isBehind: look[1] === '<', isNegative: look.endsWith('!') }
    }
    let index: number | undefined
    if (take('?<')) {
      index = ++groups
      names.set(takeUntil('>'), index)
    } else if (take('?')) takeUntil(':')
    else index = ++groups
    const item = choice()
    take(')')
    return index === undefined ? item : { kind: 'group', item, index }
  }

  function classHere(): string {
    const from = at
    let depth = 0
    do {
      if (follows('[') && (depth === 0 || hasNestedClasses)) depth += 1
      else if (follows(']')) depth -= 1
      else if (follows('\\')) at += 1
      at += 1
    } while (depth > 0)
    return text.slice(from, at).join('')
  }

  function escapeHere(): Node {
    const rest = text.slice(at, at + 300).join('')
    const boundary = (['\\b', '\\B'] as const).find(take)
    if (boundary) return { kind: 'assertion', source: boundary }
    const [reference, number, name] = /^\\(?:([1-9]\d?)|k<([^>]+)>)/.exec(rest) ?? []
    if (reference) {
      at += Array.from(reference).length
      return { kind: 'reference', group: name ?? Number(number) }
    }
    const wide = /^\\(?:u\{[^}]+\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]+\}|c[a-z])/i.exec(rest)?.[0]
    const source = wide ?? text.slice(at, at + 2).join('')
    at += Array.from(source).length
    return { kind: 'char', source }
  }

  return { tree: choice(), names }
}
