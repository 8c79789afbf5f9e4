import { expect, test } from 'vitest'
import { cartVisitor } from '../../../../test/support/cart/cart-visitor.ts'
import { orderedStay } from '../../../../test/support/hotel/booked-stay.ts'
import { deskSupplier, openHotelDesk } from '../../../../test/support/hotel/hotel-desk.ts'
import { bookedRooms } from '../../../../test/support/hotel/stay-item.ts'
import { stayOf } from '../../../../test/support/hotel/stay-visitor.ts'
import { testProperty } from '../../../../test/support/hotel/test-properties.ts'
import {
  goodPassword,
  openMemberSite,
  someEmail,
} from '../../../../test/support/member/member-site.ts'
import { headers } from '../../../contract/headers.ts'
import type { HotelId } from '../../../contract/hotel/hotel.ts'
import type { HotelSearchState } from '../../../contract/hotel/search/hotel-search.ts'
import { locales } from '../../../contract/locales.ts'
import { cityOfStay } from '../../world/local-names.ts'
import { staySheet } from '../order-item/stay-sheet.ts'
import { hotelIn } from './hotel-in.ts'
import { encodeStayHash } from './stay-hash.ts'

const desk = openHotelDesk([
  [testProperty('lodge', 'River Lodge'), { ref: 'now', now: 5000 }],
  // A supplier without areas names them after the city.
  [testProperty('inn', 'Full Inn', { area: 'Bangkok' })],
])
const shop = await openMemberSite({}, {}, { hotelSuppliers: [deskSupplier('north', desk)] })
const stay = stayOf()
const hashOf = (id: string) =>
  encodeStayHash(shop.platform.signer, { hotelId: id as HotelId, stay })

const ordered = await orderedStay(shop)
const { traveller } = ordered
const shopper = shop.traveller()
await cartVisitor(shopper, shop.platform.signer).addStay('north-lodge')
const { token } = await shop.signUp(someEmail(), goodPassword)
await shop.call('POST', '/hotel/saved', {
  token,
  body: { hotelIds: ['north-lodge', 'north-inn'] },
})
const search = {
  destination: 'city-bangkok-th',
  checkIn: stay.checkIn,
  checkOut: stay.checkOut,
  rooms: stay.rooms,
  currency: 'USD',
}
const { searchId } = await traveller.must(
  traveller.call<HotelSearchState>('POST', '/hotel/search?wait=2000', search),
)

type Page = (language: string) => Promise<{ result: unknown }>
const call =
  (method: string, path: string, body?: unknown, by: Pick<typeof traveller, 'call'> = traveller) =>
  (language: string) =>
    by.call(method, path, body, { [headers.language]: language })
const pages: Record<string, Page> = {
  results: call('POST', `/hotel/search/${searchId}/results`, { from: 0, size: 20 }),
  'a property': call('GET', `/hotel/stays/${hashOf('north-lodge')}?currency=USD`),
  'a property without rooms': call('GET', `/hotel/stays/${hashOf('north-inn')}?currency=USD`),
  'a draft': call('GET', `/hotel/bookings/${ordered.booking.bookId}`),
  'a cart': call('POST', '/cart/check', { currency: 'USD' }, shopper),
  'a payment': call('GET', `/pay/${ordered.trxId}`),
  'an order': call('GET', `/order/${ordered.orderCode}`),
  'saved stays': (language) =>
    shop.call('GET', '/hotel/saved', { token, headers: { [headers.language]: language } }),
}

const inThai = { city: 'Bangkok', country: 'TH' }

test.each(Object.entries(pages))(
  '%s names the city in every reader’s language',
  async (_, read) => {
    for (const { code } of locales) {
      const { result } = await read(code)
      const said = JSON.stringify(result).replaceAll('Asia/Bangkok', '')
      const local = cityOfStay(inThai, code)
      expect(said, code).toContain(local)
      if (local !== 'Bangkok') expect(said, code).not.toContain('Bangkok')
    }
  },
)

test('a voucher says below the address where that is, if its reader has another name for it', () => {
  const addressIn = (locale: string, more: { city: string; country: string }) => {
    const [first] = bookedRooms('en')
    const hotel = { ...first.details.hotel, ...more, address: `5 Main Road, ${more.city}` }
    const room = { ...first, details: { ...first.details, hotel } }
    const wishes = { requests: '', needs: [] }
    const [, address] = staySheet({ rooms: [room], wishes }, locale).groups[0].facts[0] ?? []
    return address
  }
  const rome = { city: 'Rome', country: 'IT' }
  expect(addressIn('en', rome)).toBe('5 Main Road, Rome')
  expect(addressIn('th', rome)).toBe('5 Main Road, Rome\nโรม, อิตาลี')
  expect(addressIn('it', rome)).toBe('5 Main Road, Rome\nRoma, Italia')
  expect(addressIn('it', { city: 'Nowhere', country: 'IT' })).toBe('5 Main Road, Nowhere')
  for (const { code } of locales) {
    expect(addressIn(code, rome), code).toContain(cityOfStay(rome, code))
  }
})

test('an area that is named after its city is named like it, and what is given stays as it is', () => {
  const hotel = { area: 'Bangkok', city: 'Bangkok', country: 'TH' }
  expect(hotelIn(hotel, 'th')).toEqual({ ...hotel, area: 'กรุงเทพฯ', city: 'กรุงเทพฯ' })
  expect(hotelIn(hotel)).toEqual(hotel)
  expect(hotelIn({ ...hotel, area: 'Old City' }, 'th').area).toBe('Old City')
})
