import type { ResultRow } from '../list/result-row.ts'

/** Returns an example row: MH 784, KUL 08:15 to BKK 09:25, direct, 250.00 with a bag of 20 kg. */
export function exampleRow(changes: Partial<ResultRow> = {}): ResultRow {
  return {
    id: '0.MH784KUL2612100815',
    offer: 'offer-1',
    price: 25000,
    family: 'Basic',
    cabinBag: { rule: 'piece', kg: 7 },
    checkedBag: { rule: 'piece', kg: 20 },
    refund: null,
    change: 4000,
    stops: 'direct',
    airlines: ['MH'],
    flight: 'MH784',
    from: 'KUL',
    to: 'BKK',
    departure: '2026-12-10T08:15',
    arrival: '2026-12-10T09:25',
    dayShift: 0,
    minutes: 130,
    via: [],
    ...changes,
  }
}
