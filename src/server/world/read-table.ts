import { readFileSync } from 'node:fs'

/**
 * Reads a table of `data/` (compiled by `bin/build-world.ts`) or `table/` (maintained by hand): one record per line,
 * cells separated by `|`, lines with `#` are comments. Throws with the line if a record doesn't have as many cells as
 * `columns`.
 */
export function readTable(file: `data/${string}` | `table/${string}`, columns: number): string[][] {
  const text = readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')
  const records: string[][] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.trim() || line.startsWith('#')) continue
    const cells = line.split('|').map((cell) => cell.trim())
    if (cells.length !== columns) {
      throw new Error(`${file}:${index + 1} has ${cells.length} cells, expected ${columns}`)
    }
    records.push(cells)
  }
  return records
}

/** Returns the space-separated words of a cell. */
export const words = (cell: string | undefined): string[] => (cell ?? '').split(' ').filter(Boolean)
