import type { ReactNode } from 'react'
import { cx } from '../ui/cx.ts'
import { ScrollBox } from './scroll-box.tsx'

/** A column's heading; `isNumber` for amounts, which are compared at their right ends. */
export type DeskColumn = string | { label: string; isNumber: true }

interface DeskTableProps {
  id: string
  title: string
  columns: readonly DeskColumn[]
  /** The first cell of each row is its heading. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
}

/**
 * Renders a table under its heading; nothing without rows. Where it's narrow, each row is a list of its cells with their
 * columns' names, so that nothing has to be scrolled sideways.
 */
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
      <ScrollBox labelledBy={caption}>
        <table
          className="w-full text-xs @max-xl:block [&_time]:whitespace-nowrap"
          aria-labelledby={caption}
        >
          <thead className="bg-sunk @max-xl:sr-only">
            <tr>
              {heads.map(({ label, isNumber }) => (
                <th
                  key={label}
                  scope="col"
                  className={cx('px-3 py-2 font-semibold', isNumber ? 'text-end' : 'text-start')}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="@max-xl:block">
            {rows.map((row) => (
              <tr
                key={row.id}
                className="border-t border-line align-baseline @max-xl:grid @max-xl:grid-cols-[minmax(0,1fr)] @max-xl:gap-1 @max-xl:px-3 @max-xl:py-3 @max-xl:first:border-t-0"
              >
                {row.cells.map((cell, place) =>
                  place === 0 ? (
                    <th
                      key={heads[place]?.label}
                      scope="row"
                      className="min-w-28 px-3 py-2 text-start font-medium @max-xl:p-0"
                    >
                      {/* Table cells ignore max-width, so a long address would squeeze the others. */}
                      <div className="wrap-break-word @max-xl:wrap-anywhere @xl:max-w-72">
                        {cell}
                      </div>
                    </th>
                  ) : (
                    <td
                      key={heads[place]?.label}
                      data-label={heads[place]?.label}
                      className={cx(
                        narrowCell,
                        'min-w-24 px-3 py-2',
                        heads[place]?.isNumber && '@xl:text-end',
                        isEmpty(cell) && '@max-xl:hidden',
                      )}
                    >
                      <div className="wrap-break-word @max-xl:wrap-anywhere @xl:max-w-96">
                        {cell}
                      </div>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  )
}

/** A cell of a narrow table: the column's name, and beside it what the cell says. */
const narrowCell =
  '@max-xl:grid @max-xl:grid-cols-[7rem_minmax(0,1fr)] @max-xl:gap-x-3 @max-xl:p-0 @max-xl:before:text-ink-soft @max-xl:before:content-[attr(data-label)_/_""]'

const isEmpty = (cell: ReactNode): boolean =>
  cell === null || cell === undefined || cell === false || cell === ''
