import type { PriceLine } from '../../../contract/checkout/price-line.ts'
import { money } from '../../../contract/money.ts'
import { exampleTraveller } from '../../aftersales/testing/example-order.ts'
import type { HotelOrderItem } from '../order/hotel-order-item.ts'
import { exampleDates, exampleHotel, exampleRate } from './example-stay.ts'

const { scenes: _, rooms: __, ...hotel } = exampleHotel()

/** Returns a room of a confirmed stay, as an order lists it. */
export const roomItem = (room: number, more: Partial<HotelOrderItem> = {}): HotelOrderItem => ({
  id: `room-${room}`,
  product: 'hotel',
  state: 'confirmed',
  title: 'Sea Breeze Resort',
  startsOn: '2099-12-10',
  travellers: [exampleTraveller('Mei')],
  lines: [],
  hotel: {
    hotel,
    stay: exampleDates,
    rate: exampleRate(),
    room,
    voucher: { code: 'SB-4711', confirmation: `P${room}` },
    requests: 'A cot, please.',
    needs: [],
    arrivesAt: '18:00',
    hasStarted: false,
    driver: { language: 'id', ask: 'Tolong antarkan saya ke alamat ini.', place: 'Indonesia' },
  },
  ...more,
})

/** Returns a line of its price that is paid now, in minor units of MYR. */
export const line = (amount: number): PriceLine => ({
  kind: 'base',
  count: 1,
  amount: money(amount, 'MYR'),
  due: 'now',
})
