import type { Log } from '../../../platform/monitoring/log.ts'
import type { HotelSupplier } from '../../hotel-supplier.ts'
import { createDuffelApi } from '../duffel-api.ts'
import type { DuffelContext } from '../duffel-context.ts'
import { book } from './booking/book.ts'
import { cancel, quoteCancellation } from './booking/cancel.ts'
import { stayEvents } from './booking/stay-events.ts'
import { lookUp } from './booking/stay-state.ts'
import { quote } from './rate/quote.ts'
import { rates } from './search/rates.ts'
import { search } from './search/search.ts'
import { referenceOfStay } from './store.ts'

/**
 * Creates the supplier of stays sold through Duffel, paid from our balance there. It holds no rooms and changes no
 * bookings; its properties come with searches.
 */
export function createDuffelHotelSupplier(
  parts: Pick<DuffelContext, 'db' | 'clock'> & {
    token: string
    log: Pick<Log, 'warn'>
    /** The address of Duffel's API, if it isn't the default. */
    url?: string
  },
): HotelSupplier {
  const { db, clock, log, token, url = 'https://api.duffel.com' } = parts
  const context: DuffelContext = { api: createDuffelApi({ token, url, log }), db, clock }
  return {
    id: 'duffel',
    name: 'Duffel',
    search: (query, signal) => search(context, query, signal),
    rates: (query, signal) => rates(context, query, signal),
    quote: (rate) => quote(context, rate),
    book: (request) => book(context, request),
    lookUp: (reference) => lookUp(context, reference),
    // Nothing is ever held.
    release: async () => {},
    quoteCancellation: (reference) => quoteCancellation(context, reference),
    cancel: (reference, atLeast) => cancel(context, reference, atLeast),
    referenceOf: (id) => referenceOfStay(db, id),
    events: stayEvents(context),
  }
}
