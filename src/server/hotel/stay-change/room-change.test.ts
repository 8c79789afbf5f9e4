import { beforeEach, describe, expect, test } from 'vitest'
import { changeableStay, lodge, twoRooms } from '../../../../test/support/hotel/changeable-stay.ts'
import { calmDesk, deskSupplier, openHotelDesk } from '../../../../test/support/hotel/hotel-desk.ts'
import { eventually, openShop } from '../../../../test/support/shop.ts'
import { inDays } from '../../../../test/support/traveller.ts'
import { roomNameOf, roomNamesOf } from '../../../contract/hotel/room-name.ts'
import type { StayDates } from '../../../contract/hotel/stay.ts'
import type { Payable } from '../../../contract/payment/payment.ts'
import { priceOf } from '../../order/whole-order.ts'
import { convert } from '../../world/exchange-rates.ts'

const desk = openHotelDesk([lodge])
const shop = await openShop({}, {}, { hotelSuppliers: [deskSupplier('north', desk)] })
beforeEach(() => {
  shop.calm()
  calmDesk(desk)
})
const booked = (rooms?: Partial<StayDates>) => changeableStay(shop, rooms)

const myr = (dollars: number) => convert(dollars, 'USD', 'MYR')
/** Three nights instead of two. */
const longer = { checkOut: inDays(45) }

describe('another room type', () => {
  const suite = { roomType: 'suite' }

  test('is listed for each room with what it costs, for the dates asked about and paid the same way', async () => {
    desk.changeFee = 700
    const order = await booked(twoRooms)
    const { rooms, amount: without } = await order.must(order.roomsFor(longer))
    const base = await order.must(order.ask(longer))
    expect(without).toEqual(base.amount)
    expect(rooms).toHaveLength(2)
    for (const [at, choices] of rooms.entries()) {
      expect(choices.map(({ name, isBooked }) => [name, isBooked])).toEqual([
        ['Double room', true],
        ['Small room', false],
        ['Suite', false],
      ])
      for (const { roomType, isBooked, amount, price } of choices) {
        const changed = order.asBooked().map((room, index) => ({
          ...room,
          ...(index === at && !isBooked ? { roomType } : {}),
        }))
        const quote = await order.must(order.ask(longer, changed))
        expect(amount.amount).toBe(quote.amount.amount - base.amount.amount)
        expect(price.now).toEqual(quote.to.rate.rooms[at]?.now)
      }
    }
  })

  test('is described as the property does, with the meals booked', async () => {
    const order = await booked()
    const { rooms } = await order.must(order.roomsFor({}))
    expect(rooms[0]?.map(({ name, board, facts }) => [name, board, facts])).toEqual([
      [
        'Double room',
        'room_only',
        { beds: [{ kind: 'double', count: 1 }], sleeps: 2, squareMetres: 24 },
      ],
      ['Small room', 'room_only', undefined],
      ['Suite', 'room_only', undefined],
    ])
  })

  test('for one room is paid for, and on the voucher of that room', async () => {
    const order = await booked(twoRooms)
    const [one, two] = order.asBooked()
    const quote = await order.must(order.ask({}, [{ ...one }, { ...two, ...suite }]))
    expect([roomNamesOf(quote.from.rate), roomNamesOf(quote.to.rate)]).toEqual([
      ['Double room'],
      ['Double room', 'Suite'],
    ])
    expect(quote.amount.amount).toBe(myr(16_000) - myr(10_000))
    const { trxId = '' } = await order.must(order.confirm(quote.quoteId))
    const payable = await order.must(order.traveller.call<Payable>('GET', `/pay/${trxId}`))
    expect(payable.items.map(({ hotel }) => hotel && roomNameOf(hotel.rate, hotel.room))).toEqual([
      'Double room',
      'Suite',
    ])
    expect(payable.items[0]?.hotel?.priceBefore).toEqual(quote.from.rate.price)
    await order.payFor(trxId)
    expect((await order.done(quote.quoteId)).state).toBe('completed')
    const now = await order.current()
    expect(now.items.map(({ hotel }) => hotel && roomNameOf(hotel.rate, hotel.room))).toEqual([
      'Double room',
      'Suite',
    ])
    expect(now.total.amount).toBe(order.now.amount + quote.amount.amount)
    const { text } = await order.mailAbout('change-done')
    expect([text.includes('Room 1: Double room'), text.includes('Room 2: Suite')]).toEqual([
      true,
      true,
    ])
    const [request] = [...desk.bookings.values()].slice(-1)
    expect(request?.request.rate.rooms.map(({ room }) => room?.id)).toEqual([undefined, 'suite'])
  })

  test('that costs less refunds the difference', async () => {
    const order = await booked()
    const [one] = order.asBooked()
    const quote = await order.must(order.ask({}, [{ ...one, roomType: 'small' }]))
    expect(quote.amount.amount).toBe(myr(8000) - myr(10_000))
    await order.must(order.confirm(quote.quoteId))
    expect((await order.done(quote.quoteId)).state).toBe('completed')
    await eventually(async () => (await order.current()).refunded.amount === -quote.amount.amount)
  })

  test('can’t be one that is paid in another way, or isn’t sold', async () => {
    const order = await booked()
    const [one] = order.asBooked()
    const other = await order.ask({}, [{ ...one, roomType: 'flat' }])
    expect(other.error).toBe('OFFER_GONE')
    const none = await order.ask({}, [{ ...one, roomType: 'no-such-room' }])
    expect([none.error, none.fields]).toEqual(['OFFER_GONE', { 'rooms.0.roomType': 'SOLD_OUT' }])
  })
})

describe('a room that is added', () => {
  const cousin = { title: '', givenName: 'Ana', surname: 'Silva' }
  const third = { adults: 2, childAges: [7], leadGuest: cousin }

  test('is paid for, and then a room like the others', async () => {
    const order = await booked(twoRooms)
    const { rooms } = await order.must(order.roomsFor({}, [...order.asBooked(), third]))
    const choices = rooms[2] ?? []
    expect(choices.map(({ name, isBooked, amount }) => [name, isBooked, amount.amount])).toEqual([
      ['Small room', false, myr(8000)],
      ['Double room', false, myr(10_000)],
      ['Suite', false, myr(16_000)],
    ])
    const added = { ...third, roomType: 'suite' }
    const quote = await order.must(order.ask({}, [...order.asBooked(), added]))
    expect(quote.to.keeps).toEqual([0, 1, null])
    expect(quote.amount.amount).toBe(myr(16_000))
    const { trxId = '' } = await order.must(order.confirm(quote.quoteId))
    const payable = await order.must(order.traveller.call<Payable>('GET', `/pay/${trxId}`))
    expect(payable.items.map(({ travellers: [lead] }) => lead?.givenName)).toEqual([
      'Mei A',
      'Mei B',
      'Ana',
    ])
    await order.payFor(trxId)
    expect((await order.done(quote.quoteId)).state).toBe('completed')

    const now = await order.current()
    expect(now.items).toHaveLength(3)
    expect(now.total.amount).toBe(priceOf(now.items))
    expect(now.items.map((item) => priceOf([item]))).toEqual([
      myr(10_000),
      myr(10_000),
      myr(16_000),
    ])
    expect(now.items[2]).toMatchObject({
      state: 'confirmed',
      travellers: [{ givenName: 'Ana', surname: 'Silva' }],
      hotel: { room: 2, voucher: { confirmation: 'P-3' } },
    })
    for (const { hotel } of now.items) {
      expect(hotel?.stay.rooms).toEqual([...twoRooms.rooms, { adults: 2, childAges: [7] }])
    }
    expect(await order.books()).toMatchObject({ gateway: now.total.amount, customer: 0 })
    expect((await order.mailAbout('change-done')).text).toContain('Room 3: Suite')
    // All rooms are cancelled together, the new one too.
    const refund = await order.must(order.quoteRefund())
    expect(refund.lines[0]?.amount.amount).toBe(now.total.amount)
  })

  test('needs a type and a name, and can’t come before booked ones or instead of them', async () => {
    const order = await booked()
    const [one] = order.asBooked()
    const suite = { ...third, roomType: 'suite' }
    const nameless = { ...suite, leadGuest: { title: '', givenName: '', surname: 'Silva' } }
    for (const [rooms, fields] of [
      [[{ ...one }, third], { 'rooms.1.roomType': 'REQUIRED' }],
      [[{ ...one }, nameless], { 'rooms.1.leadGuest.givenName': 'REQUIRED' }],
      [[suite, { ...one }], { rooms: 'booked_rooms_first' }],
      [[suite], { rooms: 'booked_rooms_first' }],
      [[{ ...one }, { ...one }], { rooms: 'booked_rooms_first' }],
      [[{ ...one, itemId: 'somebody-else’s' }], { rooms: 'booked_rooms_first' }],
    ] as const) {
      expect((await order.ask({}, [...rooms])).fields).toEqual(fields)
    }
    const ten = [{ ...one }, ...Array(9).fill(suite)]
    expect(Object.keys((await order.ask({}, ten)).fields)).toEqual(['rooms'])
  })

  test('that is sold out is named', async () => {
    const order = await booked()
    desk.rooms = 1
    const rooms = [...order.asBooked(), { ...third, roomType: 'suite' }]
    const { error, fields } = await order.ask({}, rooms)
    expect([error, fields]).toEqual(['OFFER_GONE', { 'rooms.1.roomType': 'SOLD_OUT' }])
  })
})

describe('a room that is dropped', () => {
  test('is refunded, and the other one is as it was', async () => {
    const order = await booked(twoRooms)
    const [, two] = order.asBooked()
    const [event] = (await (await order.file('itinerary.ics')).text()).match(/UID:.*/) ?? []
    const quote = await order.must(order.ask({}, [{ ...two }]))
    expect([quote.to.keeps, quote.amount.amount]).toEqual([[1], -myr(10_000)])
    await order.must(order.confirm(quote.quoteId))
    expect((await order.done(quote.quoteId)).state).toBe('completed')
    const now = await eventually(async () => {
      const found = await order.current()
      return found.refunded.amount > 0 && found
    })
    expect(now.items.map(({ id }) => id)).toEqual([two?.itemId])
    expect(now.items[0]?.hotel).toMatchObject({ room: 0, stay: { rooms: [twoRooms.rooms[1]] } })
    expect(now.total.amount).toBe(priceOf(now.items))
    expect(now.paid.amount - now.refunded.amount).toBe(now.total.amount)
    await eventually(async () => (await order.books()).refunds === 0)
    expect(await order.books()).toMatchObject({
      gateway: now.total.amount,
      supplier: -now.total.amount,
    })
    // Calendars replace the event that they have.
    expect(await (await order.file('itinerary.ics')).text()).toContain(event)
    const { text } = await order.mailAbout('change-done')
    expect([text.includes('Room 1:'), text.includes('Room 2:')]).toEqual([true, false])
  })

  test('for which nothing comes back is dropped without a payment', async () => {
    desk.changeFee = 10_000
    const order = await booked(twoRooms)
    const quote = await order.must(order.ask({}, order.asBooked().slice(0, 1)))
    expect(quote.lines.map(({ amount }) => amount.amount)).toEqual([-myr(10_000), myr(10_000)])
    expect(quote.amount.amount).toBe(0)
    await order.must(order.confirm(quote.quoteId))
    expect((await order.done(quote.quoteId)).state).toBe('completed')
    const now = await order.current()
    expect([now.items.length, now.total]).toEqual([1, order.now])
    const paid = now.items[0]?.lines.filter(({ due }) => due === 'now')
    expect(paid?.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
      ['base', myr(10_000)],
      ['fee', myr(10_000)],
    ])
    expect(now.total.amount).toBe(priceOf(now.items))
  })

  test('while another one is added is paid for or refunded with one difference', async () => {
    const order = await booked(twoRooms)
    const [one] = order.asBooked()
    const leadGuest = { title: '', givenName: 'Ana', surname: 'Silva' }
    const added = { adults: 1, childAges: [], leadGuest, roomType: 'small' }
    const quote = await order.must(order.ask({}, [{ ...one }, added]))
    expect([quote.to.keeps, quote.amount.amount]).toEqual([[0, null], myr(8000) - myr(10_000)])
    await order.must(order.confirm(quote.quoteId))
    expect((await order.done(quote.quoteId)).state).toBe('completed')
    const { items } = await order.current()
    expect(items.map(({ id, travellers: [lead] }) => [id, lead?.givenName])).toEqual([
      [one?.itemId, 'Mei A'],
      [expect.not.stringContaining(one?.itemId ?? ''), 'Ana'],
    ])
  })
})
