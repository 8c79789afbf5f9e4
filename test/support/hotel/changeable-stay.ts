import type { StayDates } from '../../../src/contract/hotel/stay.ts'
import type { RoomChoices, StayChangeQuote } from '../../../src/contract/hotel/stay-change.ts'
import { eventually, type openShop } from '../shop.ts'
import { orderedStay } from './booked-stay.ts'
import type { DeskRate } from './hotel-desk.ts'
import { stayOf } from './stay-visitor.ts'
import { testProperty } from './test-properties.ts'

/** A property that sells several room types, one of them paid at the property. */
export const lodge: [ReturnType<typeof testProperty>, ...DeskRate[]] = [
  testProperty('lodge', 'River Lodge'),
  { ref: 'x', now: 5000, there: 10_000 },
  { ref: 'y', now: 8000, there: 10_000, room: { id: 'suite', name: 'Suite' } },
  { ref: 'z', now: 4000, there: 10_000, room: { id: 'small', name: 'Small room' } },
  { ref: 'w', now: 0, there: 9000, pay: 'at_property', room: { id: 'flat', name: 'Flat' } },
]

export const twoRooms = {
  rooms: [
    { adults: 2, childAges: [] },
    { adults: 1, childAges: [3] },
  ],
}

/** Returns a confirmed stay of two nights, with calls that change it. */
export async function changeableStay(
  shop: Awaited<ReturnType<typeof openShop>>,
  rooms: Partial<StayDates> = {},
  beforePaying: (
    order: Awaited<ReturnType<typeof orderedStay>>,
  ) => Promise<unknown> = async () => {},
) {
  const order = await orderedStay(shop, {
    stay: stayOf(rooms),
    fits: ({ roomName }) => roomName === 'Double room',
  })
  await beforePaying(order)
  await order.pay()
  const { items } = await order.becomes('confirmed')
  const leadGuests = items.map(({ travellers: [lead] }) => ({
    title: '',
    givenName: lead?.givenName ?? '',
    surname: lead?.surname ?? '',
  }))
  /** Returns the rooms as booked, with other guests or types. */
  const asBooked = ({ rooms: guests = stayOf(rooms).rooms }: Partial<StayDates> = {}) =>
    guests.map((room, at) => ({ ...room, itemId: items[at]?.id, leadGuest: leadGuests[at] }))
  const changeTo = ({ checkIn, checkOut, ...stay }: Partial<StayDates>, changed?: object[]) => ({
    itemId: items[0]?.id,
    checkIn: checkIn ?? stayOf(rooms).checkIn,
    checkOut: checkOut ?? stayOf(rooms).checkOut,
    rooms: changed ?? asBooked(stay),
  })
  const ask = (stay: Partial<StayDates>, changed?: object[]) =>
    order.traveller.call<StayChangeQuote>(
      'POST',
      `/order/${order.orderCode}/stay-change-quotes`,
      changeTo(stay, changed),
    )
  const roomsFor = (stay: Partial<StayDates>, changed?: object[]) =>
    order.traveller.call<RoomChoices>(
      'POST',
      `/order/${order.orderCode}/stay-change-rooms`,
      changeTo(stay, changed),
    )
  const done = (quoteId: string) =>
    eventually(async () => {
      const { quotes } = await order.afterSales()
      const quote = quotes.find((each) => each.quoteId === quoteId)
      return quote && ['completed', 'failed'].includes(quote.state) && quote
    })
  return { ...order, asBooked, ask, roomsFor, done, must: order.traveller.must }
}
