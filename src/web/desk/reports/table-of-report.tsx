import { Link } from 'react-router'
import { useT } from '../../locale/language.ts'
import { cx } from '../../ui/cx.ts'
import type { ReportCell, ReportTable } from './report-table.ts'

/** Renders a table of a report, with a link to it as a file. On narrow screens it scrolls inside its frame. */
export function TableOfReport({ table, file }: { table: ReportTable; file: string }) {
  const t = useT()
  const { id, caption, columns, rows, total } = table
  const lineOf = (cells: readonly ReportCell[]) =>
    cells.map((cell, index) => {
      const { label = '', isNumber = false } = columns[index] ?? {}
      const Tag = index === 0 ? 'th' : 'td'
      return (
        <Tag
          key={label}
          scope={index === 0 ? 'row' : undefined}
          className={cx(
            'px-2 py-2 sm:px-3',
            index === 0 && 'min-w-28 text-left font-medium',
            isNumber && 'tabular text-right whitespace-nowrap',
          )}
        >
          {cell.to === undefined ? cell.text : <Link to={cell.to}>{cell.text}</Link>}
        </Tag>
      )
    })
  return (
    <section id={id} className="mt-6 scroll-mt-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold tracking-tight" id={`${id}-caption`}>
          {caption}
        </h2>
        <a href={file} download className="text-xs font-medium text-sea underline">
          {t('desk-reports.download')}
        </a>
      </div>
      <section
        aria-labelledby={`${id}-caption`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard
        tabIndex={0}
        className="overflow-x-auto rounded border border-line bg-surface"
      >
        <table className="w-full text-xs" aria-labelledby={`${id}-caption`}>
          <thead className="bg-sunk">
            <tr>
              {columns.map(({ label, isNumber }) => (
                <th
                  key={label}
                  scope="col"
                  className={cx(
                    'px-2 py-2 font-semibold sm:px-3',
                    isNumber ? 'text-right' : 'text-left',
                  )}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr
                key={row.map(({ raw }) => raw).join()}
                className="border-t border-line align-baseline"
              >
                {lineOf(row)}
              </tr>
            ))}
          </tbody>
          {total && (
            <tfoot>
              <tr className="border-t-2 border-line-strong font-semibold">{lineOf(total)}</tr>
            </tfoot>
          )}
        </table>
      </section>
    </section>
  )
}
