import { readFileSync } from 'node:fs'

/**
 * Reads a table of `data/` (compiled by `bin/build-world.ts`) or `table/` (kept by hand): one record
 * a line, cells separated by `|`, `#` starts a comment line. Every record has as many cells as
 * `columns`, else this throws with the line.
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
