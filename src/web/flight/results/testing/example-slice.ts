import type { Segment, Slice } from '../../../../contract/flight/offer.ts'

/** Returns an example journey of one flight: MH 784, KUL 08:15 to BKK 09:25 on 10 December 2026. */
export const exampleSlice = (more: Partial<Segment> = {}): Slice => {
  const segment: Segment = {
    airline: 'MH',
    airlineName: 'Malaysia Airlines',
    flight: 'MH784',
    from: 'KUL',
    to: 'BKK',
    departure: '2026-12-10T08:15',
    arrival: '2026-12-10T09:25',
    minutes: 130,
    aircraft: '738',
    aircraftName: 'Boeing 737-800',
    ...more,
  }
  const { from, to, departure, arrival, minutes } = segment
  return {
    from,
    to,
    departure,
    arrival,
    minutes,
    dayShift: 0,
    stopType: 'direct',
    segments: [segment],
    connections: [],
    co2Kg: 90,
  }
}
