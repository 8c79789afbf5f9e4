import type {
  FlightQuery,
  FlightSupplier,
  HoldRequest,
  SupplierOffer,
  SupplierPassenger,
  Ticket,
} from './flight-supplier.ts'

/** What the suite needs from an adapter under test. */
export interface SupplierUnderTest {
  supplier: FlightSupplier
  /** A search for one slice that finds offers with seats for two adults, a child and an infant. */
  query: Omit<FlightQuery, 'passengers'>
  /** Set if the supplier has no cheap way to search several days and leaves all of them out. */
  tellsNoDays?: true
}

export const family = { adult: 2, child: 1, infant: 1 }

/** Creates helpers that make the bookings the suite runs on. */
export function testBookings(open: () => SupplierUnderTest) {
  async function holdRequest(
    fits: (offer: SupplierOffer) => boolean = () => true,
  ): Promise<HoldRequest & { offers: [SupplierOffer] }> {
    const { supplier, query } = open()
    const offers = await supplier.search({ ...query, passengers: family })
    const offer = offers.find(fits)
    if (!offer) throw new Error('the suite needs an offer')
    return {
      reference: crypto.randomUUID(),
      offers: [offer],
      passengers: passengersFor(offer),
      contact: { email: 'traveller@example.com', phone: '+60123456789' },
    }
  }

  /** Returns an issued booking of one matching offer. */
  async function issue(
    fits: (offer: SupplierOffer) => boolean,
  ): Promise<{ reference: string; offer: SupplierOffer; tickets: Ticket[] }> {
    const { supplier } = open()
    const request = await holdRequest(fits)
    const held = await supplier.hold(request)
    if (held.outcome !== 'held') throw new Error(held.outcome)
    const { reference, offers } = request
    const issued = await supplier.issue(reference)
    if (issued.outcome !== 'issued') throw new Error(issued.outcome)
    return { reference, offer: offers[0], tickets: issued.tickets }
  }

  return { holdRequest, issue }
}

const births = { adult: '1990-05-17', child: '2019-03-02', infant: '2026-04-01' }

/** Returns the passengers an offer was made for. */
export function passengersFor(offer: SupplierOffer): SupplierPassenger[] {
  return offer.passengers.flatMap(({ type, count }) =>
    Array.from({ length: count }, (_, index) => ({
      type,
      title: type === 'adult' ? 'ms' : 'miss',
      givenName: `${type}${'ABCDEFGHI'[index]}`,
      surname: 'Tan',
      birthDate: births[type],
      nationality: 'MY',
      passport: { number: `A123456${index}`, country: 'MY', expiry: '2034-01-01' },
    })),
  )
}
