import { getTableColumns, type InferSelectModel, type Table } from 'drizzle-orm'

/** A row that PostgreSQL wrote as JSON: names in snake_case, timestamps as text. */
export type Json = Record<string, unknown>

/** Returns a parser for a table's rows that PostgreSQL wrote as JSON. */
export function jsonReader<From extends Table>(
  table: From,
): (json: Json) => InferSelectModel<From> {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => ({
    key,
    column,
    name: key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  }))
  return (json) =>
    Object.fromEntries(
      columns.map(({ key, column, name }) => {
        const value = json[name]
        return [key, value === null ? null : column.mapFromDriverValue(value)]
      }),
    ) as InferSelectModel<From>
}
