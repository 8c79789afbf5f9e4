// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/desk-reports.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'desk-reports.navigation': null
    'desk-reports.funnel': null
    'desk-reports.funnel-lead': null
    'desk-reports.sales': null
    'desk-reports.sales-lead': null
    'desk-reports.payments': null
    'desk-reports.payments-lead': null
    'desk-reports.suppliers': null
    'desk-reports.suppliers-lead': null
    'desk-reports.from': null
    'desk-reports.to': null
    'desk-reports.by': null
    'desk-reports.by-day': null
    'desk-reports.by-source': null
    'desk-reports.by-affiliate': null
    'desk-reports.by-campaign': null
    'desk-reports.by-country': null
    'desk-reports.by-language': null
    'desk-reports.by-device': null
    'desk-reports.show': null
    'desk-reports.periods': null
    'desk-reports.preset-today': null
    'desk-reports.preset-yesterday': null
    'desk-reports.preset-last-7': null
    'desk-reports.preset-last-30': null
    'desk-reports.preset-this-month': null
    'desk-reports.preset-last-month': null
    'desk-reports.remove': null
    'desk-reports.period-invalid': null
    'desk-reports.period-reversed': null
    'desk-reports.period-too-long': { days: string | number }
    'desk-reports.step-visits': null
    'desk-reports.step-searches': null
    'desk-reports.step-drafts': null
    'desk-reports.step-paid': null
    'desk-reports.step-confirmed': null
    'desk-reports.paid-share': null
    'desk-reports.percent': { value: string | number }
    'desk-reports.total': null
    'desk-reports.comparison': { days: string | number }
    'desk-reports.measure': null
    'desk-reports.this-period': null
    'desk-reports.period-before': null
    'desk-reports.change': null
    'desk-reports.change-more': { percent: string | number }
    'desk-reports.change-less': { percent: string | number }
    'desk-reports.change-none': null
    'desk-reports.change-new': null
    'desk-reports.unknown': null
    'desk-reports.source-direct': null
    'desk-reports.source-affiliate': null
    'desk-reports.source-campaign': null
    'desk-reports.device-mobile': null
    'desk-reports.device-desktop': null
    'desk-reports.line-description': { sum: string | number; day: string | number; most: string | number }
    'desk-reports.bar-description': { name: string | number; most: string | number }
    'desk-reports.nothing': null
    'desk-reports.nothing-text': null
    'desk-reports.nothing-filtered': null
    'desk-reports.all-zero': null
    'desk-reports.to-table': null
    'desk-reports.download': null
    'desk-reports.counted-at': { at: string | number }
    'desk-reports.not-counted': null
    'desk-reports.not-counted-text': null
    'desk-reports.funnel-note': null
    'desk-reports.left-out': { count: number }
    'desk-reports.currency': null
    'desk-reports.paid': null
    'desk-reports.refunded': null
    'desk-reports.returned': null
    'desk-reports.paid-in': { currency: string | number }
    'desk-reports.refunded-in': { currency: string | number }
    'desk-reports.returned-in': { currency: string | number }
    'desk-reports.sales-in': { currency: string | number }
    'desk-reports.rates-note': { currency: string | number; date: string | number }
    'desk-reports.sales-note': null
    'desk-reports.method': null
    'desk-reports.method-card': null
    'desk-reports.method-bank_transfer': null
    'desk-reports.attempts': null
    'desk-reports.captured': null
    'desk-reports.failed': null
    'desk-reports.open': null
    'desk-reports.disputed': null
    'desk-reports.payments-note': null
    'desk-reports.supplier': null
    'desk-reports.product': null
    'desk-reports.product-flight': null
    'desk-reports.product-hotel': null
    'desk-reports.answers': null
    'desk-reports.failure-share': null
    'desk-reports.searches': null
    'desk-reports.answered': null
    'desk-reports.timed-out': null
    'desk-reports.answered-in': null
    'desk-reports.milliseconds': { count: number }
    'desk-reports.reservations': null
    'desk-reports.searches-answered': null
    'desk-reports.searches-failed': null
    'desk-reports.searches-timed-out': null
    'desk-reports.reservations-confirmed': null
    'desk-reports.reservations-failed': null
    'desk-reports.state-confirmed': null
    'desk-reports.state-failed': null
    'desk-reports.state-unknown': null
    'desk-reports.state-cancelled': null
    'desk-reports.state-expired': null
    'desk-reports.state-open': null
    'desk-reports.suppliers-note': null
    'desk-reports.plot-other': { count: number }
    'desk-reports.rates-old': { date: string | number }
    'desk-reports.held': null
    'desk-reports.held-amount': null
    'desk-reports.held-in': { currency: string | number }
  }
}
