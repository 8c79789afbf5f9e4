/** Statements that are prepared; a connection keeps the plan of each that it has run. */
const most = 200
/** Longer ones are searches over many flights, and hardly repeated. */
const longest = 6000

const names = new Map<string, string>()
const seen = new Set<string>()

/**
 * Takes and returns what a client's `query` is called with. Gives a statement a name, by which PostgreSQL parses and plans
 * it once for each connection instead of every time. Only those that are repeated get one, so that statements with lists
 * of any length don't fill the memory of both sides.
 */
export function prepared(given: readonly unknown[]): readonly unknown[] {
  const [query, ...rest] = given
  // As pg-boss asks: a text and its values. A text alone may be several statements.
  if (typeof query === 'string' && Array.isArray(rest[0])) {
    const name = query.includes(';') ? undefined : nameOf(query)
    return name ? [{ name, text: query }, ...rest] : given
  }
  const name = isPlain(query) ? nameOf(query.text) : undefined
  return name ? [{ ...(query as object), name }, ...rest] : given
}

/** Returns whether it's a statement that pg will send, as Drizzle makes them, without a name of its own. */
const isPlain = (query: unknown): query is { text: string } =>
  typeof query === 'object' &&
  query !== null &&
  'text' in query &&
  !('submit' in query) &&
  !('name' in query && query.name)

function nameOf(text: string): string | undefined {
  const name = names.get(text)
  if (name || names.size >= most || text.length > longest) return name
  if (seen.delete(text)) names.set(text, `s${names.size + 1}`)
  else {
    if (seen.size === most) seen.clear()
    seen.add(text)
  }
  return undefined
}
