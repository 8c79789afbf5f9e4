import { createDuffelFlightSupplier } from '../../../src/server/supplier/duffel/duffel-flight-supplier.ts'
import type { HoldRequest, SupplierOffer } from '../../../src/server/supplier/flight-supplier.ts'
import { testPlatform } from '../platform.ts'
import { inDays, testNow } from '../test-clock.ts'
import { openDuffelApi } from './duffel-api.ts'

/** Opens the Duffel adapter with its own database, fake API and clock. */
export async function openDuffelShop() {
  const { db, log } = await testPlatform()
  const api = await openDuffelApi()
  let ahead = 0
  const now = () => testNow() + ahead
  // Unlike the product's clock, it moves the time the adapter considers Duffel's, so that a lost response grows old.
  const clock = { now, date: () => new Date(now()), ahead: () => 0 as never, outside: now }
  const { token, url } = api
  const supplier = createDuffelFlightSupplier({ db, clock, log, token, url })
  /** The adapter of another server. */
  const other = createDuffelFlightSupplier({ db, clock, log, token, url })

  const date = inDays(47)
  const out = { from: 'LHR', to: 'JFK', date }
  const back = { from: 'JFK', to: 'LHR', date: inDays(54) }
  const passengers = { adult: 1, child: 0, infant: 0 }

  async function holdRequest(ways: 1 | 2 = 1): Promise<HoldRequest & { offers: SupplierOffer[] }> {
    ahead = 0
    const slices = ways === 2 ? [out, back] : [out]
    const found = await supplier.search({ slices, passengers, cabin: 'economy' })
    return {
      reference: crypto.randomUUID(),
      offers: slices.flatMap((_, index) => found.find((each) => each.sliceIndex === index) ?? []),
      passengers: [
        {
          type: 'adult',
          title: 'ms',
          givenName: 'AMELIA',
          surname: 'EARHART',
          birthDate: '1987-07-24',
          nationality: 'GB',
          passport: { number: '19KL56147', country: 'GB', expiry: '2034-04-25' },
        },
      ],
      contact: { email: 'amelia@example.com', phone: '+442080160509' },
    }
  }

  return {
    api,
    supplier,
    other,
    holdRequest,
    /** Returns a booking on hold; issue it by the result's `reference`. */
    async held(ways: 1 | 2 = 1) {
      const request = await holdRequest(ways)
      const held = await supplier.hold(request)
      if (held.outcome !== 'held') throw new Error(held.outcome)
      const { reference } = request
      return { request, reference, held }
    },
    /** Advances the adapter's clock only, until the next booking starts. */
    wait(minutes: number) {
      ahead += minutes * 60_000
    },
  }
}
