import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  route('api/locales', 'locale/locales-api.ts'),
  ...prefix(':locale/flight', [
    route('lowest-fares', 'flight/results/lowest-fares-api.ts'),
    route('results/:searchId', 'flight/results/results-api.ts'),
    route('results/:searchId/:resultId', 'flight/results/result-offers-api.ts'),
  ]),
  ...prefix(':locale/order/:orderCode', [
    route('e-ticket.pdf', 'order/e-ticket.ts'),
    route('itinerary.ics', 'order/calendar.ts'),
  ]),
  route(':locale', 'content/site-layout.tsx', [
    index('content/home.tsx'),
    route('choose-country', 'content/choose-country.tsx'),
    route('preferences', 'session/preferences.ts'),
    ...prefix('flight', [
      index('flight/flight-landing.tsx'),
      route('search', 'flight/results/flight-search-page.tsx'),
      route('multi-search', 'flight/results/flight-multi-search-page.tsx'),
      route('confirm', 'flight/confirm/confirm.tsx'),
      route('book/:bookId', 'flight/book/book.tsx'),
    ]),
    ...prefix('pay/:trxId', [
      route('choose', 'pay/choose.tsx'),
      route('confirmation', 'pay/confirmation.tsx'),
    ]),
    ...prefix('order', [
      index('order/look-up.tsx'),
      route('search', 'order/search.tsx'),
      route(':orderCode', 'order/detail.tsx'),
    ]),
    route('*', 'content/not-found.tsx'),
  ]),
] satisfies RouteConfig
