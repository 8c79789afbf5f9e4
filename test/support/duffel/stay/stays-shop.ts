import type { StayDates } from '../../../../src/contract/hotel/stay.ts'
import { createDuffelHotelSupplier } from '../../../../src/server/supplier/duffel/stay/duffel-hotel-supplier.ts'
import type { StayRequest, SupplierRate } from '../../../../src/server/supplier/hotel-supplier.ts'
import { testPlatform } from '../../platform.ts'
import { inDays, testNow } from '../../test-clock.ts'
import { openDuffelStaysApi } from './stays-api.ts'
import { type RateWishes, testHotels } from './test-hotels.ts'

export const twoGuests: StayDates = {
  checkIn: inDays(60),
  checkOut: inDays(63),
  rooms: [{ adults: 2, childAges: [] }],
}

/** Opens the Stays adapter with its own database, stand-in and clock. */
export async function openDuffelStaysShop() {
  const { db, log } = await testPlatform()
  const api = await openDuffelStaysApi()
  let ahead = 0
  const now = () => testNow() + ahead
  // Unlike the product's clock, it moves the time the adapter considers Duffel's, so that a lost response grows old.
  const clock = { now, date: () => new Date(now()), ahead: () => 0 as never, outside: now }
  const { token, url } = api
  const open = () => createDuffelHotelSupplier({ db, clock, log, token, url })
  const supplier = open()

  async function ratesOf(ref: string, stay = twoGuests): Promise<SupplierRate[]> {
    ahead = 0
    return supplier.rates({ ref, stay })
  }

  /** Returns the first rate of a hotel that has these rates, or of the one with this scenario. */
  async function aRate(hotel: RateWishes[] | string, stay = twoGuests): Promise<SupplierRate> {
    const scenario = testHotels.find(({ name }) => name === `Duffel Test Hotel: ${hotel}`)
    const ref = typeof hotel === 'string' ? (scenario?.id ?? hotel) : api.addHotel(hotel)
    const [rate] = await ratesOf(ref, stay)
    if (!rate) throw new Error(`no rate of ${hotel}`)
    return rate
  }

  const requestOf = (rate: SupplierRate): StayRequest => ({
    reference: crypto.randomUUID(),
    rate,
    leadGuests: rate.stay.rooms.map(() => ({
      title: 'ms',
      givenName: 'Amelia',
      surname: 'Earhart',
    })),
    contact: { email: 'amelia@example.com', phone: '+442080160509' },
    requests: 'A quiet room, please',
    arrivesAt: '18:00',
  })

  return {
    api,
    supplier,
    /** The adapter of another server. */
    other: open(),
    ratesOf,
    aRate,
    requestOf,
    /** Returns how often the API was called since then with paths that begin with this. */
    callsSince: (start: number, match: string) =>
      api.calls.slice(start).filter((call) => call.startsWith(match)).length,
    async aRequest(hotel: RateWishes[] | string = [{}], stay = twoGuests): Promise<StayRequest> {
      return requestOf(await aRate(hotel, stay))
    },
    /** Advances the adapter's clock only, until rates are asked for again. */
    wait(minutes: number) {
      ahead += minutes * 60_000
    },
  }
}
