import { expect, test, vi } from 'vitest'
import { openDuffelStaysApi } from '../../../../../test/support/duffel/stay/stays-api.ts'
import { orderedStay } from '../../../../../test/support/hotel/booked-stay.ts'
import { stayOf } from '../../../../../test/support/hotel/stay-visitor.ts'
import { bangkok } from '../../../../../test/support/hotel/test-properties.ts'
import { eventually, openShop } from '../../../../../test/support/shop.ts'
import { signInStaff } from '../../../../../test/support/staff.ts'
import type { searchDeskOrders } from '../../../../contract/desk/order/found-orders.ts'
import type { ResultOf } from '../../../../contract/endpoint.ts'
import type {
  HotelSearchState,
  listHotelResults,
} from '../../../../contract/hotel/search/hotel-search.ts'

const api = await openDuffelStaysApi()
const send = globalThis.fetch
vi.stubGlobal('fetch', (url: URL | string, init?: RequestInit) =>
  send(String(url).replace('https://api.duffel.com', api.url), init),
)
const inBangkok = {
  position: bangkok,
  address: { city_name: 'Bangkok', postal_code: '10110', region: '', country_code: 'TH' },
}
const river = api.addHotel(
  [{ refunds: [{ days: 2, share: 1 }], due: { amount: '300', currency: 'THB' } }],
  { ...inBangkok, name: 'River Lodge' },
)
const full = api.addHotel([{ trouble: 'unavailable_at_booking' }], {
  ...inBangkok,
  name: 'Full House',
})
const shop = await openShop({ DUFFEL_TOKEN: api.token, DUFFEL_STAYS: '1' })

/** Searches Bangkok as a visitor, and returns the results. */
async function searched() {
  const { call, must } = shop.traveller()
  const request = { destination: 'city-bangkok-th', currency: 'MYR', ...stayOf() }
  const { searchId } = await must(
    call<HotelSearchState>('POST', '/hotel/search?wait=2000', request),
  )
  return eventually(async () => {
    const page = await must(
      call<ResultOf<typeof listHotelResults>>('POST', `/hotel/search/${searchId}/results`, {}),
    )
    return page.search.state === 'done' && page
  })
}

test('a search lists hotels that nobody knew before, with their prices', async () => {
  const { rows, search } = await searched()
  expect(search.suppliers).toMatchObject([{ id: 'duffel', state: 'answered', results: 2 }])
  const names = rows.map(({ hotel }) => [hotel.name, hotel.id, hotel.zone])
  expect(names.toSorted()).toEqual([
    ['Full House', `duffel-${full}`, 'Asia/Bangkok'],
    ['River Lodge', `duffel-${river}`, 'Asia/Bangkok'],
  ])
  const lodge = rows.find(({ hotel }) => hotel.name === 'River Lodge')
  expect(lodge?.cheapest.price.atProperty?.amount).toEqual({ amount: 60_000, currency: 'THB' })
  expect(lodge?.cheapest.freeUntil).toBeTruthy()
})

test('a stay is quoted, paid, booked once at Duffel, and cancelled for what was paid', async () => {
  await searched()
  const order = await orderedStay(shop, { hotel: `duffel-${river}` })
  await order.becomes('awaiting_payment')
  expect(api.bookings.size).toBe(0)
  await order.pay()
  const confirmed = await order.becomes('confirmed')
  const [booking] = [...api.bookings.values()]
  expect(api.bookings.size).toBe(1)
  expect(confirmed.items[0]?.hotel?.voucher).toEqual({ code: booking?.reference })
  // Duffel's support names a stay by its id.
  const support = await signInStaff(shop, ['support'])
  const found = await support.must(
    support.call<ResultOf<typeof searchDeskOrders>>('GET', `/desk/orders?q=${booking?.id}`),
  )
  expect(found.orders.map(({ orderCode }) => orderCode)).toEqual([confirmed.orderCode])
  const { result: quote } = await order.quoteRefund()
  await order.confirm(quote.quoteId)
  const cancelled = await order.becomes('refunded')
  expect(cancelled.refunded).toEqual(order.now)
  expect(booking?.status).toBe('cancelled')
})

test('a stay that Duffel can’t book any more is refunded', async () => {
  await searched()
  const order = await orderedStay(shop, { hotel: `duffel-${full}` })
  await order.pay()
  expect((await order.becomes('refunded')).refunded).toEqual(order.now)
})
