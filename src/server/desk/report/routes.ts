import {
  getFunnelReport,
  getPaymentsReport,
  getSalesReport,
  getSuppliersReport,
  getTodayReport,
} from '../../../contract/desk/reports.ts'
import type { Api } from '../../platform/http/api.ts'
import type { Platform } from '../../platform/platform.ts'
import { countSupplierAnswers } from './count-supplier-answers.ts'
import { createReportService } from './report-service.ts'
import { rollUpReports } from './roll-up.ts'

/** Mounts the desk's reports, and what counts for them. */
export function mountReports(api: Api, platform: Platform): { countSoon(): Promise<void> } {
  const reports = createReportService(platform)
  const countSoon = rollUpReports(platform)
  countSupplierAnswers(platform)
  api.mount(getFunnelReport, ({ query }) => reports.funnel(query))
  api.mount(getSalesReport, ({ query }) => reports.sales(query))
  api.mount(getTodayReport, () => reports.today())
  api.mount(getPaymentsReport, ({ query }) => reports.payments(query))
  api.mount(getSuppliersReport, ({ query }) => reports.suppliers(query))
  return { countSoon }
}
