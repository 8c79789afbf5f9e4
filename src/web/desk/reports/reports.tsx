import { data, redirect } from 'react-router'
import { reportNames } from '../../../contract/desk/report-terms.ts'
import { tFor, urlFor, useT, useUrl } from '../../locale/language.ts'
import { notFound } from '../../problem/page-errors.ts'
import { platformContext } from '../../session/contexts.ts'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { DeskTabs } from '../desk-tabs.tsx'
import type { Route } from './+types/reports.ts'
import { loadReport } from './load-report.ts'
import { PeriodLinks } from './period-links.tsx'
import { Plot } from './plot/plot.tsx'
import { ReportFilter } from './report-filter.tsx'
import { isBrokenDown, presetsAt, queryOf, readReportQuery } from './report-query.ts'
import { TableOfReport } from './table-of-report.tsx'

/** The address of all reports leads to the first one. With days that make no period, only the form is shown, with what was typed. */
export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  if (!params.report) throw redirect(urlFor(context)(`desk/reports/${reportNames[0]}`))
  const t = tFor(context)
  const { clockAhead, publicConfig } = context.get(platformContext)
  const now = { moment: Date.now() + clockAhead, zone: publicConfig.agencyZone }
  const read = readReportQuery(params.report, url.searchParams, now)
  if (!read) throw notFound()
  const { asked, error } = read
  const view = error ? undefined : await loadReport(context, request, asked)
  const title = t(`desk-reports.${asked.report}`)
  const build = urlFor(context)
  const files = Object.fromEntries(
    (view ? [view.comparison, ...view.tables] : []).map(({ id }) => [
      id,
      build(`desk/reports/${asked.report}/${id}.csv`, queryOf(asked)),
    ]),
  )
  return data(
    { title, asked, error, presets: presetsAt(now), view, files },
    { status: error ? 400 : 200 },
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders a report: its filters, its plots and the tables behind them. */
export default function Reports({ loaderData }: Route.ComponentProps) {
  const { title, asked, error, presets, view, files } = loaderData
  const t = useT()
  const url = useUrl()
  const [first] = view?.tables ?? []
  // What wasn't before and isn't now needs no comparison.
  const isCompared = view?.comparison.rows.some(([, now, before]) => now?.text !== before?.text)
  const isFiltered = isBrokenDown(asked.report) && Object.keys(asked.only).length > 0
  const isEmpty = view?.tables.every(({ rows }) => rows.length === 0)
  return (
    <>
      <PageHeading title={title} lead={t(`desk-reports.${asked.report}-lead`)} />
      <DeskTabs
        label={t('desk-reports.navigation')}
        tabs={reportNames.map((name) => ({
          to: url(`desk/reports/${name}`, { from: asked.from, to: asked.to }),
          name: t(`desk-reports.${name}`),
        }))}
      />
      <PeriodLinks asked={asked} presets={presets} />
      <ReportFilter asked={asked} error={error} />
      {view && (
        // Beside a comparison, a plot of its own doesn't leave most of a row empty.
        <div
          className={cx(
            view.plots.length === 1 &&
              'xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] xl:items-start xl:gap-4',
          )}
        >
          {isCompared && (
            <TableOfReport table={view.comparison} file={files[view.comparison.id] ?? ''} />
          )}
          {first && !isEmpty && (
            <div
              className={cx(
                'mt-6 grid gap-4',
                view.plots.length > 1 ? 'md:grid-cols-2 xl:grid-cols-3' : 'max-w-md',
              )}
            >
              {view.plots.map((plot) => (
                <Plot key={plot.id} plot={plot} table={first.id} />
              ))}
            </div>
          )}
        </div>
      )}
      {isEmpty && (
        <div className="mt-6">
          {view?.isUncounted ? (
            <EmptyState icon="info" title={t('desk-reports.not-counted')}>
              {t('desk-reports.not-counted-text')}
            </EmptyState>
          ) : (
            <EmptyState icon="search" title={t('desk-reports.nothing')}>
              {t(isFiltered ? 'desk-reports.nothing-filtered' : 'desk-reports.nothing-text')}
            </EmptyState>
          )}
        </div>
      )}
      {!isEmpty &&
        view?.tables.map((table) => (
          <TableOfReport key={table.id} table={table} file={files[table.id] ?? ''} />
        ))}
      {view && (
        <ul className="mt-4 grid gap-1 text-xs text-ink-soft">
          {view.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  )
}
