import type { ReactNode } from 'react'
import { cx } from '../ui/cx.ts'

/** A column's heading; `isNumber` for amounts, which are compared at their right ends. */
export type DeskColumn = string | { label: string; isNumber: true }

interface DeskTableProps {
  id: string
  title: string
  columns: readonly DeskColumn[]
  /** The first cell of each row is its heading. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
}

/** Renders a table under its heading; nothing without rows. On narrow screens it scrolls inside its frame. */
export function DeskTable({ id, title, columns, rows }: DeskTableProps) {
  if (rows.length === 0) return null
  const heads = columns.map((each) =>
    typeof each === 'string' ? { label: each, isNumber: false } : each,
  )
  const caption = `${id}-caption`
  return (
    <section id={id} className="min-w-0 scroll-mt-4">
      <h2 id={caption} className="mb-2 text-lg font-semibold tracking-tight">
        {title}
      </h2>
      <section
        aria-labelledby={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard
        tabIndex={0}
        className="overflow-x-auto rounded border border-line bg-surface"
      >
        <table className="w-full text-xs max-md:w-max max-md:min-w-full" aria-labelledby={caption}>
          <thead className="bg-sunk">
            <tr>
              {heads.map(({ label, isNumber }) => (
                <th
                  key={label}
                  scope="col"
                  className={cx('px-3 py-2 font-semibold', isNumber ? 'text-right' : 'text-left')}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} className="border-t border-line align-baseline">
                {row.cells.map((cell, place) =>
                  place === 0 ? (
                    <th
                      key={heads[place]?.label}
                      scope="row"
                      className="min-w-28 px-3 py-2 text-left font-medium"
                    >
                      {/* A table's cells heed no greatest width: a long address would push all others away. */}
                      <div className="max-w-48 wrap-break-word md:max-w-72">{cell}</div>
                    </th>
                  ) : (
                    <td
                      key={heads[place]?.label}
                      className={cx('min-w-24 px-3 py-2', heads[place]?.isNumber && 'text-right')}
                    >
                      <div className="max-w-72 wrap-break-word md:max-w-96">{cell}</div>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
