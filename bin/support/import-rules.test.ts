import { expect, test } from 'vitest'
import { findCycles } from './find-cycles.ts'
import { forbidden, forbiddenName } from './import-rules.ts'

test.each([
  ['src/web/flight/search.tsx', 'src/contract/place/place.ts'],
  ['src/web/flight/book/book.tsx', 'src/web/payment/funnel-page.tsx'],
  ['src/web/products.tsx', 'src/web/flight/order/flight-views.tsx'],
  ['src/web/aftersales/testing/example-order.ts', 'src/contract/flight/offer.ts'],
  ['src/web/order/order-view.test.tsx', 'src/contract/flight/offer.ts'],
  ['src/contract/share-targets.ts', 'src/contract/flight/share-targets.ts'],
  ['src/contract/aftersales/product-kinds.ts', 'src/contract/flight/exchange.ts'],
  ['src/web/site/home.tsx', 'src/web/flight/landing.tsx'],
  ['src/server/flight/routes.ts', 'src/server/flight/search/search-service.ts'],
  ['src/server/payment/payment-service.ts', 'src/server/order/order-service.ts'],
  ['src/server/flight/exchange/exchange.ts', 'src/server/aftersales/quote-books.ts'],
  ['src/server/product/products.ts', 'src/server/flight/order-item/flight-product.ts'],
  ['src/server/order/order-service.ts', 'src/server/order/order-store.ts'],
  ['src/server/flight/tables.ts', 'src/server/order/tables.ts'],
  ['src/server/order/payable/payable-store.ts', 'src/server/order/tables.ts'],
  ['src/server/link/links.test.ts', 'src/server/link/tables.ts'],
  ['src/server/platform/idempotency/idempotency.ts', 'src/server/platform/idempotency/tables.ts'],
  ['src/server/supplier/duffel/booking/hold.ts', 'src/server/platform/clock.ts'],
  ['src/sandbox/flight/booking/hold.ts', 'src/server/platform/clock.ts'],
  ['src/sandbox/flight/booking/hold.ts', 'src/server/world/airport.ts'],
  ['src/sandbox/flight/booking/hold.ts', 'src/server/supplier/flight-supplier.ts'],
  ['src/sandbox/flight/booking/hold.ts', 'src/contract/flight/offer.ts'],
  ['src/sandbox/flight/seats/seats-left.ts', 'src/sandbox/flight/timetable/timetable.ts'],
  ['src/sandbox/flight/seats/presold.ts', 'src/sandbox/shared/seeded.ts'],
  ['src/sandbox/sandbox.ts', 'src/sandbox/gateway/pages.ts'],
  ['src/server/open-sandbox.ts', 'src/sandbox/sandbox.ts'],
  ['src/server/payment/payment.test.ts', 'src/sandbox/gateway/signature.ts'],
  ['src/server/app.ts', 'src/server/order/routes.ts'],
  ['src/server/order/order.test.ts', 'src/server/payment/payment-store.ts'],
])('%s may import %s', (from, to) => {
  expect(forbidden(from, to)).toBeUndefined()
})

test.each([
  ['src/web/flight/search.tsx', 'src/server/flight/search/search-service.ts'],
  ['src/web/order/order-view.tsx', 'src/web/flight/order/order-flights.tsx'],
  ['src/web/order/order-view.tsx', 'src/contract/flight/offer.ts'],
  ['src/web/payment/choose.tsx', 'src/contract/flight/offer.ts'],
  ['src/web/aftersales/inbox.tsx', 'src/web/flight/schedule-change/notice-card.tsx'],
  ['src/web/product/product-views.ts', 'src/contract/flight/offer.ts'],
  ['src/web/link/share.tsx', 'src/web/flight/results/search/typed-search.ts'],
  ['src/server/link/link-target.ts', 'src/contract/flight/share-targets.ts'],
  ['src/server/link/link-service.ts', 'src/server/flight/trip-order.ts'],
  ['src/contract/link/link.ts', 'src/contract/flight/share-targets.ts'],
  ['src/contract/aftersales/after-sales.ts', 'src/contract/flight/exchange.ts'],
  ['src/contract/order/order.ts', 'src/contract/flight/offer.ts'],
  ['src/server/flight/routes.ts', 'src/web/flight/search.tsx'],
  ['src/contract/place/place.ts', 'src/server/world/airport.ts'],
  ['src/server/order/routes.ts', 'src/server/order/order-store.ts'],
  ['src/server/order/whole-order.ts', 'src/server/order/tables.ts'],
  ['src/server/payment/payment-service.ts', 'src/server/payment/tables.ts'],
  ['src/server/order/order-view.ts', 'src/server/flight/order-item/flight-item.ts'],
  ['src/server/letters/letters.ts', 'src/server/product/products.ts'],
  ['src/server/order/order-service.ts', 'src/server/payment/payment-store.ts'],
  ['src/server/order/order-service.ts', 'src/server/payment/routes.ts'],
  ['src/server/order/order-store.ts', 'src/server/order/order-service.ts'],
  ['src/server/supplier/duffel/booking/hold.ts', 'src/server/order/order-service.ts'],
  ['src/server/gateway/stripe/pay.ts', 'src/server/supplier/flight-supplier.ts'],
  ['src/server/app.ts', 'src/sandbox/sandbox.ts'],
  ['src/server/open-sandbox.ts', 'src/sandbox/flight/sandbox-world.ts'],
  ['src/server/supplier/open-suppliers.ts', 'src/sandbox/flight/sandbox-world.ts'],
  ['src/sandbox/flight/booking/hold.ts', 'src/server/order/order-service.ts'],
  ['src/sandbox/flight/booking/hold.ts', 'src/server/supplier/duffel/booking/hold.ts'],
  ['src/sandbox/flight/booking/hold.ts', 'src/server/config.ts'],
  ['src/sandbox/flight/booking/hold.ts', 'src/sandbox/gateway/store.ts'],
  ['src/sandbox/shared/seeded.ts', 'src/sandbox/flight/booking/hold.ts'],
  ['src/sandbox/gateway/pages.ts', 'src/web/ui/button.tsx'],
  ['src/web/flight/search.tsx', 'src/sandbox/sandbox.ts'],
  ['src/contract/place/place.ts', 'src/sandbox/sandbox.ts'],
  ['src/server/platform/clock.ts', 'src/server/order/order-service.ts'],
])('%s may not import %s', (from, to) => {
  expect(forbidden(from, to)).toBeTypeOf('string')
})

const bookingStore = 'src/server/flight/booking/booking-store.ts'
const quoteStore = 'src/server/aftersales/quote-store.ts'

test.each([
  ['src/server/flight/booking/booking-view.ts', bookingStore, 'BookingRow'],
  ['src/server/aftersales/carry-out-quotes.ts', quoteStore, 'findQuote'],
  ['src/server/aftersales/quote.test.ts', quoteStore, 'QuoteRow'],
])('%s may import from %s: %s', (from, to, name) => {
  expect(forbiddenName(from, to, name)).toBeUndefined()
})

test.each([
  ['src/server/order/order-view.ts', bookingStore, 'BookingRow'],
  ['src/server/aftersales/quote-books.ts', quoteStore, 'QuoteRow'],
])('%s may not import from %s: %s', (from, to, name) => {
  expect(forbiddenName(from, to, name)).toBeTypeOf('string')
})

test('an import cycle is found once', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', ['a']],
  ])
  expect(findCycles(graph)).toEqual([['a', 'b', 'c', 'a']])
})
