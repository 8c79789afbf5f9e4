import type pg from 'pg'

/** Statements that are prepared; a connection keeps the plan of each that it has run. */
const most = 200
/** Longer ones are searches over many flights, and hardly repeated. */
const longest = 6000

const names = new Map<string, string>()
const seen = new Set<string>()

/**
 * Gives a statement a name, by which PostgreSQL parses and plans it once for each connection instead of every time. Only
 * those that are repeated get one, so that statements with lists of any length don't fill the memory of both sides.
 */
export function prepared<Query>(query: Query): Query {
  if (!isPlain(query)) return query
  const { text } = query
  const name = names.get(text)
  if (name) return { ...query, name }
  if (names.size >= most || text.length > longest) return query
  if (seen.delete(text)) names.set(text, `s${names.size + 1}`)
  else {
    if (seen.size === most) seen.clear()
    seen.add(text)
  }
  return query
}

/** Returns whether it's a statement with its own parameters, as Drizzle makes them. */
const isPlain = (query: unknown): query is pg.QueryConfig =>
  typeof query === 'object' &&
  query !== null &&
  'text' in query &&
  !('submit' in query) &&
  !('name' in query && query.name)
