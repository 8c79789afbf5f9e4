import { expect, test } from 'vitest'
import { testHotelWorld } from '../../../../test/support/hotel-world.ts'
import { inDays } from '../../../../test/support/traveller.ts'
import type { Occupancy, StayDates } from '../../../contract/hotel/stay.ts'
import type { SupplierRate } from '../../../server/supplier/hotel-supplier.ts'
import { addDays, offsetAt } from '../../../server/world/zoned-time.ts'

const { world, suppliers, supplier, around } = await testHotelWorld(6, [
  'bali-id',
  'paris-fr',
  'kyoto-jp',
  'siem-reap-kh',
  'djerba-tn',
  'marrakesh-ma',
])

const couple: Occupancy = { adults: 2, childAges: [] }
const stayIn = (ahead: number, nights = 3, rooms = [couple]): StayDates => {
  const checkIn = inDays(ahead)
  return { checkIn, checkOut: addDays(checkIn, nights), rooms }
}

async function ratesIn(id: string, city: string, stay = stayIn(70)): Promise<SupplierRate[]> {
  const found = await supplier(id).search({ ...around(city), stay })
  const some = found.slice(0, 60)
  return (await Promise.all(some.map(({ ref }) => supplier(id).rates({ ref, stay })))).flat()
}

const total = ({ rooms }: SupplierRate) => rooms.reduce((sum, { now }) => sum + now.amount, 0)

test('refunds end at full hours by the property’s clock', async () => {
  for (const city of ['bali-id', 'paris-fr']) {
    const rates = await ratesIn('direct', city)
    const hours = rates.flatMap(({ property, refundUntil }) =>
      refundUntil.map(({ instant }) => {
        const zone = world.hotels.byId(property.slice(2))?.city.zone ?? ''
        const moment = Date.parse(instant)
        return new Date(moment + offsetAt(moment, zone)).toISOString().slice(11, 16)
      }),
    )
    expect(hours.length).toBeGreaterThan(50)
    expect(new Set(hours)).toEqual(new Set(['14:00', '18:00', '23:59']))
  }
})

test('of the same room and board, a rate costs more the more it leaves open', async () => {
  const rates = (await ratesIn('bedbank', 'bali-id')).filter(({ pay }) => pay === 'now')
  let compared = 0
  for (const [, same] of Map.groupBy(
    rates,
    (rate) => `${rate.property} ${rate.room.id} ${rate.board}`,
  )) {
    const fixed = same.find(({ refundUntil }) => refundUntil.length === 0)
    const free = same.find((rate) => rate.refundUntil.length === 1)
    if (!(fixed && free)) continue
    compared += 1
    expect(total(fixed)).toBeLessThan(total(free))
  }
  expect(compared).toBeGreaterThan(30)
})

test('meals cost extra, for each guest', async () => {
  const rates = (await ratesIn('bedbank', 'paris-fr')).filter(({ pay }) => pay === 'now')
  const codes = (rate: SupplierRate) => rate.ref.split(' ')[1]?.split('-')[1]
  let compared = 0
  for (const [, same] of Map.groupBy(
    rates,
    (rate) => `${rate.property} ${rate.room.id} ${codes(rate)}`,
  )) {
    const plain = same.find(({ board }) => board === 'room_only')
    const breakfast = same.find(({ board }) => board === 'breakfast')
    if (!(plain && breakfast)) continue
    compared += 1
    const extra = total(breakfast) - total(plain)
    expect(extra).toBeGreaterThan(100)
    expect(extra).toBeLessThan(total(plain))
  }
  expect(compared).toBeGreaterThan(30)
})

test('local taxes are in the fees: Bali’s levy for each guest, Paris by stars for each adult and night', async () => {
  const family: Occupancy = { adults: 2, childAges: [6] }
  const inBali = await ratesIn('bedbank', 'bali-id', stayIn(70, 3, [family]))
  const [bali] = inBali
  expect(bali?.fees).toContainEqual({
    kind: 'city_tax',
    amount: { amount: 3 * 150_000, currency: 'IDR' },
    due: 'at_property',
  })
  const kindsOf = (rate: SupplierRate | undefined) =>
    rate?.fees.map(({ kind, due }) => `${kind} ${due}`)
  expect(kindsOf(bali)).toContain('vat now')
  // Only properties of three stars and more charge for service.
  const starsOf = ({ property }: SupplierRate) => world.hotels.byId(property.slice(2))?.stars ?? 0
  const hotel = inBali.find((rate) => starsOf(rate) >= 3)
  expect(kindsOf(hotel)).toContain('service_charge now')
  const paris = await ratesIn('bedbank', 'paris-fr', stayIn(70, 3, [family]))
  const three = paris.find(({ property }) => world.hotels.byId(property.slice(2))?.stars === 3)
  const tax = three?.fees.find(({ kind }) => kind === 'city_tax')
  expect(tax).toMatchObject({
    due: 'at_property',
    amount: { currency: 'EUR', amount: 553 * 2 * 3 },
  })
})

test('rooms are big enough, and children stay where they’re welcome', async () => {
  for (const { id } of suppliers) {
    const rates = await ratesIn(id, 'paris-fr', stayIn(70, 2, [{ adults: 2, childAges: [5, 9] }]))
    expect(rates.length).toBeGreaterThan(20)
    for (const { property, room } of rates) {
      const hotel = world.hotels.byId(property.slice(2))
      const types = hotel ? world.hotels.offering(hotel).rooms : []
      const type = types.find(({ template }) => template.id === room.id)
      expect(type?.template.sleeps).toBeGreaterThanOrEqual(4)
      expect(type?.template.soldBy).toBe('room')
    }
  }
})

test('the bedbank is prepaid, in euros or dollars; the direct supplier sells in local money, some of it paid there', async () => {
  const bedbank = await ratesIn('bedbank', 'kyoto-jp')
  expect(new Set(bedbank.flatMap(({ rooms }) => rooms.map(({ now }) => now.currency)))).toEqual(
    new Set(['USD']),
  )
  expect(new Set(bedbank.map(({ pay }) => pay))).toEqual(new Set(['now']))
  const direct = await ratesIn('direct', 'kyoto-jp')
  expect(new Set(direct.flatMap(({ rooms }) => rooms.map(({ now }) => now.currency)))).toEqual(
    new Set(['JPY']),
  )
  expect(new Set(direct.map(({ pay }) => pay))).toEqual(new Set(['now', 'at_property', 'deposit']))
})

/** Currencies with no decimals, two and three. */
test.each([
  ['kyoto-jp', 'JPY'],
  ['marrakesh-ma', 'MAD'],
  ['djerba-tn', 'TND'],
])(
  'in %s (%s) a deposit is three tenths of what isn’t due there anyway, to the unit, and the rest is due there',
  async (city, currency) => {
    const rates = await ratesIn('direct', city, stayIn(70, 3))
    const dueThereAnyway = new Set(
      rates.flatMap(({ pay, fees }) =>
        pay === 'now'
          ? fees.filter(({ due }) => due === 'at_property').map(({ kind }) => kind)
          : [],
      ),
    )
    const deposits = rates.filter(({ pay }) => pay === 'deposit')
    expect(deposits.length).toBeGreaterThan(0)
    for (const { rooms, fees } of deposits) {
      const [{ now, atProperty } = { now: undefined, atProperty: undefined }] = rooms
      expect([now?.currency, atProperty?.currency]).toEqual([currency, currency])
      const whole = (now?.amount ?? 0) + (atProperty?.amount ?? 0)
      const anyway = fees.filter(({ kind }) => dueThereAnyway.has(kind))
      const sold = anyway.reduce((rest, { amount }) => rest - amount.amount, whole)
      expect(now?.amount).toBe(Math.round(sold * 0.3))
    }
  },
)

test.each([
  ['yesterday', inDays(-2), inDays(1)],
  ['for 31 nights', inDays(10), inDays(41)],
  ['no night', inDays(10), inDays(10)],
  ['two years ahead', inDays(700), inDays(702)],
])('nothing is sold %s', async (_, checkIn, checkOut) => {
  const stay = { checkIn, checkOut, rooms: [couple] }
  for (const each of suppliers) {
    expect(await each.search({ ...around('siem-reap-kh'), stay })).toEqual([])
  }
})

test('the nearer the date, the fewer properties have rooms', async () => {
  const count = async (ahead: number) => {
    const stay = stayIn(ahead, 2)
    return (await supplier('direct').search({ ...around('paris-fr'), stay })).length
  }
  const [near, far] = [await count(3), await count(120)]
  expect(near).toBeLessThan(far)
  expect(near).toBeGreaterThan(far * 0.4)
})

test('a search returns the cheapest rate for each combination of wishes', async () => {
  const wishOf = ({ board, pay, refundUntil, rooms }: SupplierRate) => ({
    board,
    isFree: refundUntil[0]?.refund.amount === rooms.reduce((sum, { now }) => sum + now.amount, 0),
    isPaidThere: pay === 'at_property',
  })
  let compared = 0
  for (const id of ['direct', 'bedbank']) {
    const stay = stayIn(50)
    const found = await supplier(id).search({ ...around('kyoto-jp'), stay })
    for (const { ref, rates: few } of found.slice(0, 40)) {
      const all = await supplier(id).rates({ ref, stay })
      for (const rate of all) {
        const wish = wishOf(rate)
        const isFit = (each: SupplierRate) => {
          const has = wishOf(each)
          return (
            has.board === wish.board &&
            (has.isFree || !wish.isFree) &&
            (has.isPaidThere || !wish.isPaidThere)
          )
        }
        // Both lists are cheapest first.
        expect(few.find(isFit)?.ref).toBe(all.find(isFit)?.ref)
        compared += 1
      }
      expect(few.length).toBeLessThanOrEqual(all.length)
    }
  }
  expect(compared).toBeGreaterThan(300)
})
