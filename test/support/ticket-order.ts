import type { ItemRow, WholeOrder } from '../../src/server/order/order-store.ts'

/** Returns a ticketed order for printing: KUL–BKK and back for two, with what a supplier writes in its own language. */
export function ticketOrder(names: { airline?: string; family?: string } = {}): WholeOrder {
  const segment = (from: string, to: string, day: string) => ({
    airline: 'MH',
    airlineName: names.airline ?? 'Malaysia Airlines',
    flight: 'MH784',
    from,
    to,
    departure: `${day}T09:40`,
    arrival: `${day}T10:55`,
    departureTerminal: '1',
    arrivalTerminal: 'M',
  })
  const allowed = { cabinBag: { rule: 'piece', kg: 7 }, checkedBag: { rule: 'piece', kg: 30 } }
  const item = (id: string, from: string, to: string, day: string): ItemRow =>
    ({
      id,
      state: 'issued',
      price: 45_600,
      fees: 0,
      bookingCode: 'K7Q2XM',
      bookingCodes: [{ airline: 'MH', code: 'K7Q2XM' }],
      tickets: [0, 1].map((passenger) => ({ passenger, number: `232-24${id}0193${passenger}` })),
      offer: {
        id: `offer-${id}`,
        slice: { from, to, segments: [segment(from, to, day)] },
        family: { code: 'BASIC', name: names.family ?? 'Economy Basic', cabin: 'economy' },
        baggage: [{ segment: 0, type: 'adult', ...allowed }],
      },
    }) as unknown as ItemRow
  return {
    code: 'ABC234',
    language: 'en',
    currency: 'MYR',
    bags: [],
    passengers: ['MEI', 'ALI'].map((givenName) => ({
      type: 'adult',
      title: 'ms',
      givenName,
      surname: 'TAN',
    })),
    items: [item('1', 'KUL', 'BKK', '2026-11-26'), item('2', 'BKK', 'KUL', '2026-12-03')],
  } as unknown as WholeOrder
}
