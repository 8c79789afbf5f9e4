import type { RouterContextProvider } from 'react-router'
import {
  getFunnelReport,
  getPaymentsReport,
  getSalesReport,
  getSuppliersReport,
} from '../../../contract/desk/reports.ts'
import { languageContext, tFor, urlFor } from '../../locale/language.ts'
import { platformContext } from '../../session/contexts.ts'
import { deskApi } from '../desk-api.ts'
import { periodBefore, type ReportQuery } from './report-query.ts'
import type { ReportTable } from './report-table.ts'
import { comparisonOf } from './view/comparison.ts'
import { funnelView } from './view/funnel-view.ts'
import { paymentsView } from './view/payments-view.ts'
import type { ReportView, Writing } from './view/report-words.ts'
import { salesView } from './view/sales-view.ts'
import { suppliersView } from './view/suppliers-view.ts'

/** Reads a report and the same of the period before. Throws what ends the page. */
export async function loadReport(
  context: Readonly<RouterContextProvider>,
  request: Request,
  asked: ReportQuery,
): Promise<ReportView & { comparison: ReportTable }> {
  const period = periodBefore(asked)
  const [view, before] = await Promise.all([
    readView(context, request, asked),
    readView(context, request, { ...asked, ...period }),
  ])
  const { measures } = view
  const { tag } = context.get(languageContext).locale
  const comparison = comparisonOf({
    measures,
    before: before.measures,
    period,
    t: tFor(context),
    tag,
  })
  return { ...view, comparison }
}

/** Reads a report and returns what a page or a file shows of it. */
async function readView(
  context: Readonly<RouterContextProvider>,
  request: Request,
  asked: ReportQuery,
): Promise<ReportView> {
  const api = deskApi(context, request)
  const { report, from, to, by, only } = asked
  const url = urlFor(context)
  const writing: Writing = {
    asked,
    t: tFor(context),
    tag: context.get(languageContext).locale.tag,
    zone: context.get(platformContext).publicConfig.agencyZone,
    address: (query) => url(`desk/reports/${report}`, query),
  }
  const period = { from, to }
  if (report === 'funnel') {
    const query = { ...period, by, ...only }
    return funnelView(await api.get(getFunnelReport, { query }), writing)
  }
  if (report === 'sales') {
    const query = { ...period, by, ...only }
    return salesView(await api.get(getSalesReport, { query }), writing)
  }
  if (report === 'payments') {
    return paymentsView(await api.get(getPaymentsReport, { query: period }), writing)
  }
  return suppliersView(await api.get(getSuppliersReport, { query: period }), writing)
}
