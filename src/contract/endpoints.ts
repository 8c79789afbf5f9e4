import * as booking from './booking.ts'
import * as config from './config-endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import * as search from './flight-search.ts'
import * as order from './order.ts'
import * as payment from './payment.ts'
import * as place from './place.ts'

/** Every call of the front API: what is mounted, and what `/front/openapi.json` describes. */
export const endpoints: readonly Endpoint[] = [
  config.getCsrf,
  config.getCurrencies,
  config.getFeatures,
  place.suggestPlaces,
  place.getPlaces,
  search.openSearch,
  search.pollSearch,
  search.getResultOffers,
  search.getOffers,
  search.lowestFares,
  search.confirmOffers,
  booking.createBooking,
  booking.getBooking,
  booking.saveBookingDraft,
  booking.submitBooking,
  order.getOrder,
  order.lookUpOrder,
  order.getETicket,
  order.getCalendarFile,
  payment.getTransaction,
  payment.startPayment,
  payment.settlePayment,
  payment.gatewayWebhook,
] as unknown as readonly Endpoint[]
