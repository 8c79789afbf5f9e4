import { LRUCache } from 'lru-cache'

/** A statement with the values of its parameters. */
export interface Statement {
  text: string
  values: readonly unknown[]
}

/** Begins a statement whose rows nobody reads, so that it can be sent together with other writes. */
export const unread = '/* unread */ '

/** Writes of a transaction that nothing has read yet, collected to be sent as one statement. */
export interface WriteBatch {
  /** Adds a write. False if it depends on those in the batch: they have to be sent first. */
  add(statement: Statement): boolean
  /** Returns all writes as one statement and empties the batch. Undefined if there are none. */
  take(): Statement | undefined
}

interface Write {
  table: string
  text: string
  values: readonly unknown[]
}

const written = /^(?:insert into|update|delete from) "(\w+)"/
const returning = / returning /

/** Returns whether a statement only writes, so that it can wait until something is read. */
export const isWrite = (text: string): boolean =>
  text.startsWith(unread) || (written.test(text) && !returning.test(text))

/**
 * Creates an empty batch. PostgreSQL runs the parts of a statement on one snapshot and in any order, so no part may
 * use a table that another one writes. Rows for the same table and updates of the same row are merged into one part.
 */
export function createWriteBatch(): WriteBatch {
  let writes: Write[] = []
  /** A statement with parts of its own, which follow the others. */
  let last: Statement | undefined

  return {
    add({ text, values }) {
      if (text.startsWith(unread)) {
        if (last || writes.some(({ table }) => mentions(text, table))) return false
        last = { text: text.slice(unread.length), values }
        return true
      }
      const write = { table: written.exec(text)?.[1] ?? '', text, values }
      const place = writes.findIndex(({ table }) => table === write.table)
      const others = writes.filter((_, index) => index !== place)
      if (others.some(({ table }) => mentions(text, table))) return false
      const earlier = writes[place]
      if (!earlier) {
        writes.push(write)
        return true
      }
      const merged = mergedInserts(earlier, write) ?? mergedUpdates(earlier, write)
      if (merged) writes[place] = merged
      return merged !== undefined
    },
    take() {
      const parts = last ? [...writes, last] : writes
      writes = []
      last = undefined
      return parts.length < 2 ? parts[0] : together(parts)
    },
  }
}

/** Words of statements, by their text. */
const known = new LRUCache<string, ReadonlySet<string>>({ max: 500 })

/** Returns whether a statement uses a table; names within its texts don't count. */
function mentions(text: string, table: string): boolean {
  const words = known.get(text) ?? new Set(text.replace(/'[^']*'/g, '').match(/\w+/g))
  known.set(text, words)
  return words.has(table)
}

/** Returns the text with its parameters renumbered to follow `count` others. */
const after = (count: number, text: string): string =>
  text.replace(/\$(\d+)/g, (_, number) => `$${Number(number) + count}`)

/** Returns one statement of several: the last one with the others as its parts. */
function together(parts: readonly Statement[]): Statement {
  const values: unknown[] = []
  const texts = parts.map((part) => {
    const text = after(values.length, part.text)
    values.push(...part.values)
    return text
  })
  const main = texts.pop() ?? ''
  const named = texts.map((text, index) => `write_${index + 1} as (${text})`).join(', ')
  const own = /^\s*with\s/i
  const text = own.test(main) ? main.replace(own, () => `with ${named}, `) : `with ${named} ${main}`
  return { text, values }
}

const plainInsert = /^(insert into "\w+" \([^)]*\) values )(?!.* on conflict )(.*)$/s

/** Returns one insert of two with the same columns, their rows in order. */
function mergedInserts(one: Write, two: Write): Write | undefined {
  const [first, second] = [plainInsert.exec(one.text), plainInsert.exec(two.text)]
  const rows = second?.[2] ?? ''
  if (!first || first[1] !== second?.[1] || mentions(rows, two.table)) return undefined
  return {
    table: one.table,
    text: `${one.text}, ${after(one.values.length, rows)}`,
    values: [...one.values, ...two.values],
  }
}

const updateById = /^update "(\w+)" set (.*)( where "\1"\."id" = \$(\d+))$/s

/** Returns one update of two that set different columns of the same row to known values. */
function mergedUpdates(one: Write, two: Write): Write | undefined {
  const [first, second] = [updateById.exec(one.text), updateById.exec(two.text)]
  if (!first || !second) return undefined
  const [, table = '', before = '', where = ''] = first
  const more = second[2] ?? ''
  const isSafe =
    one.values[Number(first[4]) - 1] === two.values.at(-1) &&
    Number(second[4]) === two.values.length &&
    !mentions(more, table) &&
    !columnsOf(more).some((column) => columnsOf(before).includes(column))
  if (!isSafe) return undefined
  return {
    table,
    text: `update "${table}" set ${before}, ${after(one.values.length, more)}${where}`,
    values: [...one.values, ...two.values.slice(0, -1)],
  }
}

const columnsOf = (assignments: string): string[] =>
  [...assignments.matchAll(/"(\w+)" = /g)].map(([, column = '']) => column)
