import { writtenName } from '../../../src/contract/traveller/written-name.ts'
import { describeFlight } from '../../../src/server/flight/order-item/describe.ts'
import { flightEvents } from '../../../src/server/flight/order-item/events.ts'
import { flightOf, isFlight } from '../../../src/server/flight/order-item/flight-item.ts'
import { searchFlightsAgain } from '../../../src/server/flight/order-item/search-again.ts'
import { type Product, productsById } from '../../../src/server/order/product.ts'
import type { Item } from '../../../src/server/order/whole-order.ts'
import { itemOf, line, traveller } from './ticket-order.ts'

interface Transfer {
  hotel: string
  voucher: string
}

/** Returns an airport transfer, a product that letters and documents don't know. */
export const transferItem = (more: Partial<Omit<Item, 'details'>> = {}): Item<Transfer> =>
  itemOf(
    'transfer',
    'ride',
    { hotel: 'Riverside Inn', voucher: 'V-3391' },
    {
      travellers: [traveller('MEI', { title: '', birthDate: '' })],
      lines: [
        line('base', 4_000, { label: 'Airport transfer' }),
        line('base', 4_500, { due: 'on_site', label: 'Airport transfer' }),
      ],
      ...more,
    },
  )

type Described = Pick<Product, 'id' | 'documentName' | 'describe' | 'events' | 'searchAgain'>

const transfers: Described = {
  id: 'transfer',
  describe(item, say) {
    const { hotel, voucher } = item.details as Transfer
    const end = (time: string, place: string) => ({
      time,
      day: 'Thursday, 26 November 2026',
      code: '',
      city: 'Bangkok',
      place,
    })
    return {
      title: 'Airport transfer',
      subtitle: 'Private car',
      references: [{ code: 'RIDE77', usedWith: ['Siam Cars'] }],
      parts: [
        {
          label: 'Toyota Camry',
          operator: 'Siam Cars',
          starts: end('11:30', 'Arrivals, gate 3'),
          ends: end('12:30', hotel),
          notes: ['The driver holds a sign with your name.'],
        },
      ],
      travellers: item.travellers.map((each) => ({
        name: writtenName(each, say.language),
        documents: [{ number: voucher }],
      })),
    }
  },
  events: (item) => [
    {
      uid: `${item.id}@sojourn`,
      starts: new Date('2026-11-26T04:30:00Z'),
      ends: new Date('2026-11-26T05:30:00Z'),
      summary: 'Airport transfer',
      location: 'Arrivals, gate 3',
      description: ['The driver holds a sign with your name.'],
      status: item.state === 'cancelled' ? 'cancelled' : 'confirmed',
    },
  ],
  searchAgain: () => '/transfer/search?city=BKK',
}

const flights: Described = {
  id: 'flight',
  documentName: 'e-ticket',
  describe: (item, say, together) =>
    describeFlight(flightOf(item), say, together?.filter(isFlight)),
  events: (item, say) => flightEvents(flightOf(item), say),
  searchAgain: (items) => searchFlightsAgain(items.map(flightOf)),
}

/** Flights and transfers, with what letters and documents need. */
export const productOf = productsById([flights, transfers] as Product[])
