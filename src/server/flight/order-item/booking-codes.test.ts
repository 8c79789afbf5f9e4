import { expect, test } from 'vitest'
import { orderRecords } from '../../../../test/support/order-records.ts'
import { eventually, openShop } from '../../../../test/support/shop.ts'
import { inDays, searchRequest } from '../../../../test/support/traveller.ts'
import type { FlightItem } from '../../../contract/flight/order-item.ts'
import type { Order } from '../../../contract/order/order.ts'

const shop = await openShop()

const way = [
  ['KUL', 'BKK', 40],
  ['BKK', 'SGN', 44],
  ['SGN', 'HKG', 48],
  ['HKG', 'KUL', 52],
] as const

/** Books the cheapest offers of different airlines, several of them sold by one supplier. */
async function ticketed() {
  const traveller = shop.traveller()
  const request = searchRequest({
    tripType: 'multicity',
    slices: way.map(([from, to, days]) => ({ from, to, date: inDays(days) })),
  })
  const booking = await traveller.book(request)
  const { orderCode, trxId } = await traveller.must(traveller.submit(booking))
  const order = () => traveller.must(traveller.order(orderCode))
  await eventually(async () => (await order()).status === 'awaiting_payment')
  await traveller.payByCard((await traveller.must(traveller.startPaying(trxId))).redirect)
  await traveller.settle(trxId)
  const found = await eventually(async () => {
    const now = await order()
    return now.status === 'confirmed' && now
  })
  return { traveller, found }
}

/** Returns the journeys of an order that only has flights. */
const journeysOf = ({ items }: Order) => items.flatMap(({ flight }) => flight ?? [])
const airlinesOf = ({ offer }: FlightItem) => [
  ...new Set(offer.slice.segments.map(({ airline }) => airline)),
]
/** Returns all codes of a journey, as one text. */
const codesIn = ({ bookingCodes }: FlightItem) => bookingCodes.map(({ code }) => code).join()

test('each journey has the codes of its own airlines, each with the airline’s name', async () => {
  const { traveller, found } = await ticketed()
  const journeys = journeysOf(found)
  const suppliers = Map.groupBy(journeys, ({ offer }) => offer.supplier)
  const mixed = [...suppliers.values()].some(
    (items) => new Set(items.flatMap(airlinesOf)).size > 1 && items.length > 1,
  )
  expect(mixed).toBe(true)
  for (const item of journeys) {
    const { segments } = item.offer.slice
    const told = item.bookingCodes.flatMap(({ airlines }) => airlines)
    expect(new Set(told.map(({ code }) => code))).toEqual(new Set(airlinesOf(item)))
    for (const { code, name } of told) {
      expect(segments.find(({ airline }) => airline === code)?.airlineName).toBe(name)
    }
  }
  for (const items of suppliers.values()) {
    const direct = items.filter((item) => airlinesOf(item).length === 1)
    for (const same of Map.groupBy(direct, (item) => `${airlinesOf(item)}`).values()) {
      expect(new Set(same.map(codesIn)).size).toBe(1)
    }
    const alone = Map.groupBy(direct, codesIn)
    for (const same of alone.values()) expect(new Set(same.flatMap(airlinesOf)).size).toBe(1)
  }

  const get = async (file: string) => {
    const address = `${shop.origin}/front/v1/order/${found.orderCode}/${file}`
    return shop.outside(new Request(address, { headers: { 'x-auid': traveller.auid } }))
  }
  const calendar = (await (await get('itinerary.ics')).text()).replaceAll('\r\n ', '')
  const events = calendar.split('BEGIN:VEVENT').slice(1)
  const flights = journeys.flatMap((item) =>
    item.offer.slice.segments.map(({ airline, flight }) => ({ airline, flight, item })),
  )
  for (const [index, { airline, flight, item }] of flights.entries()) {
    const own = item.bookingCodes
      .filter(({ airlines }) => airlines.some(({ code }) => code === airline))
      .map(({ code }) => code)
    expect(events[index]).toContain(flight)
    expect(events[index]).toContain(`Booking reference ${own.join(' / ')}\\n`)
  }
  const mail = await eventually(async () => {
    const mails = await orderRecords(shop, found.trxId).mails()
    return mails.find(({ about }) => about === 'confirmation')?.text
  })
  for (const { bookingCodes } of journeys) {
    for (const { code, airlines } of bookingCodes) {
      const [, names = ''] = mail.split(`${code} (`)
      for (const { name } of airlines) expect(names.split(')')[0]).toContain(name)
    }
  }
  expect((await get('e-ticket.pdf')).status).toBe(200)
})
