import { Link } from 'react-router'
import { useT } from '../../locale/language.ts'
import { cx } from '../../ui/cx.ts'
import { ScrollBox } from '../scroll-box.tsx'
import type { ReportCell, ReportTable } from './report-table.ts'

/** Renders a table of a report, with a link to it as a file. Where it's narrow, each row shows its numbers under their columns' names. */
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
          data-label={index === 0 ? undefined : label}
          className={cx(
            'px-3 py-2 @max-xl:self-end @max-xl:p-0',
            cell.text === '' && '@max-xl:hidden',
            index === 0
              ? 'min-w-28 text-start font-medium @max-xl:col-span-full'
              : '@max-xl:before:block @max-xl:before:text-ink-soft @max-xl:before:content-[attr(data-label)_/_""]',
            isNumber && 'tabular @xl:text-end whitespace-pre-line @xl:whitespace-pre',
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
      <ScrollBox labelledBy={`${id}-caption`}>
        <table className="w-full text-xs @max-xl:block" aria-labelledby={`${id}-caption`}>
          <thead className="bg-sunk align-bottom @max-xl:sr-only">
            <tr>
              {columns.map(({ label, isNumber }) => (
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
            {rows.length === 0 && (
              <tr className="@max-xl:block">
                <td colSpan={columns.length} className="px-3 py-2 text-ink-soft @max-xl:block">
                  {t('desk-reports.all-zero')}
                </td>
              </tr>
            )}
            {rows.map((row) => (
              <tr
                key={row.map(({ raw }) => raw).join()}
                className={cx(
                  narrowRow,
                  'border-t border-line align-baseline @max-xl:first:border-t-0',
                )}
              >
                {lineOf(row)}
              </tr>
            ))}
          </tbody>
          {total && (
            <tfoot className="@max-xl:block">
              <tr
                className={cx(narrowRow, 'border-t-2 border-line-strong align-top font-semibold')}
              >
                {lineOf(total)}
              </tr>
            </tfoot>
          )}
        </table>
      </ScrollBox>
    </section>
  )
}

const narrowRow =
  '@max-xl:grid @max-xl:grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] @max-xl:gap-x-3 @max-xl:gap-y-2 @max-xl:px-3 @max-xl:py-3'
