import type { PriceLine } from '../../../src/contract/checkout/price-line.ts'
import type { Segment } from '../../../src/contract/flight/offer.ts'
import type { OrderCode } from '../../../src/contract/ids.ts'
import { money } from '../../../src/contract/money.ts'
import type {
  FlightDetails,
  FlightItem,
} from '../../../src/server/flight/order-item/flight-item.ts'
import type { Traveller } from '../../../src/server/order/travellers.ts'
import type { Item, Reservation, WholeOrder } from '../../../src/server/order/whole-order.ts'

export const traveller = (givenName: string, more: Partial<Traveller> = {}): Traveller => ({
  type: 'adult',
  title: 'ms',
  givenName,
  surname: 'TAN',
  birthDate: '1990-01-01',
  nationality: 'MY',
  passportExpiry: '2031-01-01',
  passportCountry: 'MY',
  passportSealed: 'v1.sealed',
  passportLastFour: '4567',
  ...more,
})

export const line = (
  kind: PriceLine['kind'],
  amount: number,
  more: Partial<PriceLine> = {},
): PriceLine => ({ kind, count: 1, amount: money(amount, 'MYR'), due: 'now', ...more })

export const segment = (from: string, to: string, day: string): Segment => ({
  airline: 'MH',
  airlineName: 'Malaysia Airlines',
  flight: 'MH784',
  from,
  to,
  departure: `${day}T09:40`,
  arrival: `${day}T10:55`,
  departureTerminal: '1',
  arrivalTerminal: 'M',
  minutes: 135,
  aircraft: '738',
  aircraftName: 'Boeing 737-800',
})

/** Returns a confirmed item; each has its own reservation. */
export const itemOf = <Details>(
  product: string,
  id: string,
  details: Details,
  more: Partial<Omit<Item, 'details'>> = {},
): Item<Details> => ({
  id,
  reservationId: `reservation-${id}`,
  position: 0,
  travellers: ['MEI', 'ALI'].map((givenName) => traveller(givenName)),
  lines: [line('base', 36_000), line('taxes', 9_600)],
  endsAt: new Date('2026-12-03T03:00:00Z'),
  bundle: 0,
  product,
  supplier: 'meridian',
  reference: `reference-${id}`,
  state: 'confirmed',
  details,
  ...more,
})

/** Returns a ticketed journey of one flight, with one ticket for each of its two travellers. */
export function flightItem(
  id: string,
  flight: Segment,
  { details, ...more }: { details?: Partial<FlightDetails> } & Partial<Omit<Item, 'details'>> = {},
): FlightItem {
  const { from, to, departure, arrival } = flight
  const allowed = { cabinBag: { rule: 'piece', kg: 7 }, checkedBag: { rule: 'piece', kg: 30 } }
  return itemOf(
    'flight',
    id,
    {
      offer: {
        id: `offer-${id}`,
        slice: { from, to, departure, arrival, segments: [flight], connections: [] },
        family: { code: 'BASIC', name: 'Economy Basic', cabin: 'economy' },
        baggage: [{ segment: 0, type: 'adult', ...allowed }],
        refund: { kind: 'not_allowed' },
        change: { kind: 'allowed', penalty: money(5_000, 'MYR') },
      } as unknown as FlightDetails['offer'],
      source: {} as FlightDetails['source'],
      bags: [],
      bookingCodes: [{ airline: 'MH', code: 'K7Q2XM' }],
      tickets: [0, 1].map((passenger) => ({ passenger, number: `232-24${id}0193${passenger}` })),
      announced: null,
      calendarFlights: [],
      ...details,
    },
    more,
  )
}

/** Returns a journey of two bookings that changes airports in Bangkok, with a ticket of each for the first traveller. */
export function selfTransferItem(): FlightItem {
  const first = segment('KUL', 'BKK', '2026-12-10')
  const second = {
    ...segment('DMK', 'NRT', '2026-12-10'),
    airline: 'TR',
    airlineName: 'Scoot',
    flight: 'TR867',
    departure: '2026-12-10T15:00',
    arrival: '2026-12-10T23:05',
  }
  const item = flightItem('far', first, {
    details: {
      bookingCodes: [
        { airline: 'MH', code: 'K7Q2XM' },
        { airline: 'TR', code: 'P4RT9Z' },
      ],
      tickets: [
        { passenger: 0, number: '401', segments: [0] },
        { passenger: 0, number: '402', segments: [1] },
      ],
    },
  })
  const { slice } = item.details.offer
  item.details.offer.slice = {
    ...slice,
    to: 'NRT',
    arrival: second.arrival,
    segments: [first, second],
    connections: [{ airport: 'BKK', minutes: 245, kind: 'onestop' }],
  }
  return item
}

/** Returns an order of these items, each in its own reservation. */
export function orderOf(
  items: Item[],
  { code = 'ABC234', ...more }: Partial<Omit<WholeOrder, 'code'>> & { code?: string } = {},
): WholeOrder {
  const total = items
    .flatMap(({ lines }) => lines)
    .filter(({ due }) => due === 'now')
    .reduce((sum, { amount }) => sum + amount.amount, 0)
  const now = new Date('2026-11-01T00:00:00Z')
  return {
    id: 'order',
    code: code as OrderCode,
    owner: 'device',
    memberId: null,
    email: 'mei@example.com',
    contact: {
      givenName: 'Mei',
      surname: 'Tan',
      email: 'mei@example.com',
      phoneCountry: 'MY',
      phone: '12345678',
    },
    currency: 'MYR',
    total,
    paid: total,
    refunded: 0,
    lost: 0,
    addressRound: 0,
    version: 0,
    language: 'en',
    attribution: null,
    createdAt: now,
    emailProvenAt: null,
    items,
    reservations: items.map(reservationOf),
    payables: [],
    ...more,
  }
}

const reservationOf = (item: Item): Reservation => ({
  id: item.reservationId,
  orderId: 'order',
  bundle: item.bundle,
  product: item.product,
  supplier: item.supplier,
  reference: item.reference,
  state: item.state,
  attempt: 'confirm',
  reservedUntil: null,
  priceUntil: null,
  isCharged: true,
  offered: null,
  items: [item],
})

/** Returns a ticketed order for printing: KUL–BKK and back for two, with a supplier's texts in its own language. */
export function ticketOrder(names: { airline?: string; family?: string } = {}): WholeOrder {
  const journey = (id: string, from: string, to: string, day: string) => {
    const flight = segment(from, to, day)
    const item = flightItem(id, { ...flight, airlineName: names.airline ?? flight.airlineName })
    const { family } = item.details.offer
    family.name = names.family ?? family.name
    return item
  }
  return orderOf([
    journey('1', 'KUL', 'BKK', '2026-11-26'),
    journey('2', 'BKK', 'KUL', '2026-12-03'),
  ])
}
