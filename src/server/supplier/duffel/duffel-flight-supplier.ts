import type { Log } from '../../platform/monitoring/log.ts'
import type { FlightSupplier } from '../flight-supplier.ts'
import { cancel, quoteRefund } from './aftersales/cancel.ts'
import { change } from './aftersales/change.ts'
import { acceptScheduleChange, scheduleChanges } from './aftersales/schedule-changes.ts'
import { searchChange } from './aftersales/search-change.ts'
import { hold } from './booking/hold.ts'
import { issue } from './booking/issue.ts'
import { lookUp } from './booking/look-up.ts'
import { createDuffelApi } from './duffel-api.ts'
import type { DuffelContext } from './duffel-context.ts'
import { reprice } from './offer/reprice.ts'
import { search } from './offer/search.ts'
import { orderByDuffelId } from './store.ts'

/** Creates the supplier of flights sold through Duffel, held first and paid from our balance there. */
export function createDuffelFlightSupplier(
  parts: Pick<DuffelContext, 'db' | 'clock'> & {
    token: string
    log: Pick<Log, 'warn'>
    /** The address of Duffel's API, if it isn't the default. */
    url?: string
  },
): FlightSupplier {
  const { db, clock, log, token, url = 'https://api.duffel.com' } = parts
  const context: DuffelContext = { api: createDuffelApi({ token, url, log }), db, clock }
  return {
    id: 'duffel',
    name: 'Duffel',
    search: (request, signal) => search(context.api, request, signal),
    // Duffel charges per search, so days that nobody asked for aren't searched.
    searchDays: async () => [],
    reprice: (offer) => reprice(context, offer),
    hold: (request) => hold(context, request),
    issue: (reference) => issue(context, reference),
    lookUp: (reference) => lookUp(context, reference),
    cancel: (reference, penalty) => cancel(context, reference, penalty),
    quoteRefund: (reference) => quoteRefund(context, reference),
    searchChange: (request, signal) => searchChange(context, request, signal),
    change: (request) => change(context, request),
    scheduleChanges: () => scheduleChanges(context),
    acceptScheduleChange: (id) => acceptScheduleChange(context, id),
    referenceOf: async (id) => (await orderByDuffelId(db, id))?.reference,
  }
}
