import { expect, test } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import type { OrderItem } from '../../contract/order/order.ts'
import {
  exampleItem,
  exampleOffer,
  exampleOrder,
  exampleTransfer,
  exampleTraveller,
} from '../aftersales/testing/example-order.ts'
import { exampleSlice } from '../flight/results/testing/example-slice.ts'
import { exampleDates, exampleHotel, exampleRate } from '../hotel/testing/example-stay.ts'
import { PlaceNamesContext } from '../place/place-names.ts'
import { OrderMore } from './order-more.tsx'

const places = { BKK: { city: 'Bangkok', name: 'Suvarnabhumi', countryName: 'Thailand' } }

const family = [
  exampleTraveller('Mei'),
  exampleTraveller('Ana'),
  { ...exampleTraveller('Tom'), birthDate: '2019-12-11', type: 'child' as const },
  { ...exampleTraveller('Lea'), birthDate: '2012-01-01' },
]

const out = exampleItem('out', { travellers: family })
const back = exampleItem('back', {
  offer: exampleOffer(
    'back',
    exampleSlice({ from: 'BKK', to: 'KUL', departure: '2026-12-15T18:00' }),
  ),
})
const { scenes: _, rooms: __, ...hotel } = exampleHotel()
const room: OrderItem = {
  id: 'room',
  product: 'hotel',
  state: 'confirmed',
  title: 'Sea Breeze Resort',
  startsOn: '2099-12-10',
  travellers: [],
  lines: [],
  hotel: {
    hotel,
    stay: exampleDates,
    rate: exampleRate(),
    room: 0,
    requests: '',
    needs: [],
    arrivesAt: '',
    hasStarted: false,
    driver: { language: 'id', ask: 'Tolong antarkan saya ke alamat ini.', place: 'Indonesia' },
  },
}

function shown(items: OrderItem[], status: 'confirmed' | 'awaiting_payment' = 'confirmed') {
  const order = { ...exampleOrder(items), status }
  const { html, text } = renderPage(
    <PlaceNamesContext value={places}>
      <OrderMore order={order} />
    </PlaceNamesContext>,
  )
  const [, href = ''] = /href="([^"]+)"/.exec(html) ?? []
  return { text, address: new URL(href.replaceAll('&amp;', '&'), 'http://a') }
}

test('flights there and back are followed by stays for the nights between, with everybody’s age', () => {
  const { text, address } = shown([out, back])
  expect(text).toContain('Need a place to stay in Bangkok?')
  expect(text).toContain('Find a stay')
  expect(address.pathname).toBe('/en/hotel/search')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    where: 'Bangkok',
    checkIn: '2026-12-10',
    checkOut: '2026-12-15',
    rooms: '2-6-14',
  })
})

test('three adults get two rooms', () => {
  const adults = ['Mei', 'Ana', 'Tom'].map(exampleTraveller)
  const { address } = shown([exampleItem('out', { travellers: adults }), back])
  expect(address.searchParams.get('rooms')).toBe('1_2')
})

test('a flight without a return opens the form, where the traveller says until when', () => {
  const { text, address } = shown([out])
  expect(text).toContain('From')
  expect(address.pathname).toBe('/en/hotel')
  expect(address.searchParams.get('checkOut')).toBe('')
})

test('a stay is followed by flights there and back on its days', () => {
  const { text, address } = shown([room])
  expect(text).toContain('Need flights to Bali?')
  expect(address.pathname).toBe('/en/flight')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    depAirport: '',
    arrAirport: 'Bali',
    depDate: '2099-12-10',
    retDate: '2099-12-14',
    adult: '4',
    child: '2',
    infant: '0',
  })
})

test.each([
  ['has both', [out, back, room], 'confirmed'],
  ['isn’t confirmed', [out, back], 'awaiting_payment'],
  ['has left', [exampleItem('out', { travellers: family, hasDeparted: true })], 'confirmed'],
  ['was cancelled', [exampleItem('out', { state: 'cancelled' })], 'confirmed'],
  ['is on the way back by the time it arrives', [out, exampleItem('back')], 'confirmed'],
  ['is for nothing that says where', [exampleTransfer('car')], 'confirmed'],
] as const)('nothing is offered if the order %s', (_, items, status) => {
  expect(shown([...items], status).text.trim()).toBe('')
})
