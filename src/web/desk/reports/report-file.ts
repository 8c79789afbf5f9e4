import { platformContext } from '../../session/contexts.ts'
import type { Route } from './+types/report-file.ts'
import { loadReport } from './load-report.ts'
import { readReportQuery } from './report-query.ts'
import { csvOf } from './report-table.ts'

/** Sends one table of a report as a CSV file, named by the table: `/desk/reports/funnel/funnel.csv`. */
export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const { clockAhead, publicConfig } = context.get(platformContext)
  const now = { moment: Date.now() + clockAhead, zone: publicConfig.agencyZone }
  const read = readReportQuery(params.report, url.searchParams, now)
  if (!read || read.error) return new Response(null, { status: read ? 400 : 404 })
  const { tables, comparison } = await loadReport(context, request, read.asked)
  const table = [comparison, ...tables].find(({ id }) => `${id}.csv` === params.file)
  if (!table) return new Response(null, { status: 404 })
  const { from, to } = read.asked
  return new Response(csvOf(table), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${table.id}-${from}-${to}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
