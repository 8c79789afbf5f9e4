import { inDays } from '../../../test/support/test-clock.ts'
import type { Position } from '../../contract/hotel/hotel.ts'
import type { StayDates } from '../../contract/hotel/stay.ts'
import type { HotelSupplier, StayRequest, SupplierRate } from './hotel-supplier.ts'

/** What the suite needs from an adapter under test. */
export interface HotelUnderTest {
  supplier: HotelSupplier
  /** A circle with properties that have rooms for a couple and for one more guest, some of them refundable. */
  place: { centre: Position; radius: number }
}

/** Returns what a rate charges now. */
export const paidNow = ({ rooms }: SupplierRate): number =>
  rooms.reduce((sum, { now }) => sum + now.amount, 0)

/** Returns whether a rate is paid now, and refunds everything for some time. */
export const isFree = (rate: SupplierRate): boolean =>
  rate.pay === 'now' && rate.refundUntil[0]?.refund.amount === paidNow(rate)

/** Creates helpers that make the stays the suite runs on. */
export function testStays(open: () => HotelUnderTest) {
  const stay: StayDates = {
    checkIn: inDays(60),
    checkOut: inDays(63),
    rooms: [{ adults: 2, childAges: [] }],
  }

  /** Returns the first matching rate of a search. */
  async function aRate({
    fits = () => true,
    stay: wanted = stay,
  }: {
    fits?: (rate: SupplierRate) => boolean
    stay?: StayDates
  } = {}): Promise<SupplierRate> {
    const { supplier, place } = open()
    const found = await supplier.search({ ...place, stay: wanted })
    const rate = found.flatMap(({ rates }) => rates).find(fits)
    if (!rate) throw new Error('the suite needs a rate')
    return rate
  }

  /** Returns a refundable rate with a deposit; undefined if the supplier sells none near. */
  async function aDeposit(): Promise<SupplierRate | undefined> {
    const { supplier, place } = open()
    for (const { ref } of await supplier.search({ ...place, stay })) {
      const rates = await supplier.rates({ ref, stay })
      const found = rates.find(
        ({ pay, refundUntil }) => pay === 'deposit' && refundUntil.length > 0,
      )
      if (found) return found
    }
    return undefined
  }

  async function aRequest(fits?: (rate: SupplierRate) => boolean): Promise<StayRequest> {
    return requestOf(await aRate(fits ? { fits } : {}))
  }

  function requestOf(rate: SupplierRate): StayRequest {
    return {
      reference: crypto.randomUUID(),
      rate,
      leadGuests: rate.stay.rooms.map(() => ({ title: 'ms', givenName: 'Amalia', surname: 'Tan' })),
      contact: { email: 'traveller@example.com', phone: '+60123456789' },
      requests: 'A quiet room, please',
      arrivesAt: '18:00',
    }
  }

  /** Returns a request whose rooms are held, if the supplier holds any. */
  async function heldOrBooked(fits?: (rate: SupplierRate) => boolean): Promise<StayRequest> {
    const request = await aRequest(fits)
    await open().supplier.hold?.(request)
    return request
  }

  /** Returns the request of a booked stay. */
  async function booked(fits?: (rate: SupplierRate) => boolean): Promise<StayRequest> {
    const request = await heldOrBooked(fits)
    const { outcome } = await open().supplier.book(request)
    if (outcome !== 'booked') throw new Error(outcome)
    return request
  }

  return { stay, aRate, aDeposit, aRequest, requestOf, heldOrBooked, booked }
}
