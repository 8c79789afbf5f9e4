import type { Carrier, World } from './carriers.ts'
import { chooseAircraft } from './fleet-choice.ts'
import type { Distance } from './globe.ts'
import type { AirlineRoute } from './network.ts'

/**
 * Well-known routes: airline, base, destination, flights a week each way and, for some, the local departure times at
 * the base.
 */
const flagships = `
  MH KUL LHR 14 23:55/09:45, SQ SIN LHR 21 23:55/09:00, SQ SIN JFK 7, SQ SIN EWR 7, SQ SIN LAX 14, SQ SIN SFO 14,
  SQ SIN SYD 21, SQ SIN FRA 14, CX HKG LHR 21, CX HKG LAX 14, CX HKG JFK 14, CX HKG SFO 14,
  CX HKG SYD 14, QF SYD LAX 14, QF SYD SIN 14, QF PER LHR 7 18:45, QF MEL LAX 7, QF SYD HNL 4,
  BA LHR JFK 42, VS LHR JFK 28, AA JFK LHR 21, DL JFK LHR 14, BA LHR LAX 14, BA LHR HKG 7,
  BA LHR SIN 14, BA LHR JNB 14, BA LHR DXB 14, AF CDG JFK 28, DL JFK CDG 14,
  AF CDG LAX 14, AF CDG HND 14, LH FRA JFK 14, UA EWR FRA 14, LH FRA SIN 7,
  LH FRA HND 14, LH MUC EWR 7, LX ZRH JFK 14, KL AMS JFK 14, KL AMS SIN 7, TK IST JFK 21,
  TK IST LHR 35, TK IST KUL 10, TK IST BKK 14, EK DXB LHR 42, EK DXB JFK 21, EK DXB LAX 7,
  EK DXB SYD 21, EK DXB MEL 14, EK DXB BNE 14, EK DXB PER 14, EK DXB SIN 28, EK DXB KUL 21,
  EK DXB BKK 35, EK DXB MNL 21, EK DXB HKG 14, EK DXB CGK 14, EK DXB MAN 21, EK DXB CPT 14,
  EK DXB JNB 21, EK DXB PVG 14, EK DXB SFO 7, QR DOH LHR 42, QR DOH JFK 21, QR DOH KUL 21,
  QR DOH SYD 7, QR DOH BKK 28, QR DOH SIN 21, QR DOH CDG 21, EY AUH LHR 28, EY AUH JFK 14,
  EY AUH SYD 14, EY AUH BKK 21, EY AUH MNL 14, ET ADD NBO 14, ET ADD IAD 7, KQ NBO JNB 14,
  SA JNB CPT 49, JL HND LHR 7, JL HND JFK 14, JL NRT HNL 14, NH HND HNL 14, NH HND LAX 14,
  NH HND LHR 7, KE ICN JFK 14, KE ICN LAX 14, KE ICN NRT 21, OZ ICN LAX 14, BR TPE LAX 21,
  CI TPE LAX 14, BR TPE SFO 21, CA PEK LAX 7, CA PEK FRA 7, MU PVG LAX 7, MU PVG CDG 7,
  CZ CAN SYD 7, CZ CAN LHR 7, TG BKK LHR 14, TG BKK NRT 21, TG BKK FRA 14, PR MNL LAX 14,
  GA CGK SIN 35, GA CGK JED 7, VN SGN CDG 4, AI DEL LHR 21, AI BOM LHR 14, AI DEL JFK 7,
  AI DEL SFO 7, SV JED LHR 10, MS CAI LHR 14, RJ AMM LHR 7, LY TLV JFK 21, AC YYZ LHR 21,
  AC YYZ CDG 7, AC YVR HKG 7, UA SFO HND 14, UA SFO SIN 7, UA SFO SYD 7, UA EWR LHR 28,
  DL ATL CDG 14, DL ATL AMS 14, DL LAX SYD 7, AA DFW LHR 21, AA MIA GRU 14, AA LAX SYD 7,
  HA HNL AKL 3, HA HNL NRT 7, HA HNL HND 14, HA HNL SYD 5, NZ AKL HNL 3 09:40, NZ AKL LAX 7, NZ AKL SFO 5,
  NZ AKL SIN 7, NZ AKL SYD 35, QF SYD AKL 28, LA SCL MIA 14, LA GRU MIA 14, LA SCL MAD 7,
  IB MAD EZE 14, IB MAD MEX 14, IB MAD BOG 14, AV BOG MAD 14, AR EZE MIA 10, AM MEX MAD 14,
  CM PTY HAV 14, CM PTY CCS 14, TP LIS GRU 14, TX ORY PTP 14, TX ORY FDF 14, D7 KUL SYD 11,
  D7 KUL ICN 14, D7 KUL NRT 7, AK KUL SIN 70, MH KUL SIN 49, SQ SIN KUL 49, TR SIN KUL 42,
  AK KUL BKK 28, MH KUL BKK 28, TG BKK KUL 14, MH KUL SYD 14, MH KUL MEL 14, MH KUL AKL 7,
  MH KUL NRT 14, MH KUL HKG 21, CX HKG KUL 21, MH KUL CGK 28, MH KUL DEL 14, MH KUL PEN 70
`

interface Flagship {
  airline: string
  from: string
  to: string
  weekly: number
  departures: number[]
}

const table: readonly Flagship[] = flagships.split(',').map((line) => {
  const [airline = '', from = '', to = '', weekly, times = ''] = line.trim().split(' ')
  return { airline, from, to, weekly: Number(weekly), departures: minutesOf(times) }
})

/** Raises airlines' well-known routes to their usual number of flights. */
export function withFlagships(
  world: World,
  carriers: readonly Carrier[],
  routes: readonly AirlineRoute[],
  distance: Distance,
): AirlineRoute[] {
  const index = new Map(world.airports.map((airport, at) => [airport.iata, at]))
  const key = ({ index: at }: Carrier, a: number, b: number) =>
    `${at} ${Math.min(a, b)} ${Math.max(a, b)}`
  const found = new Map(routes.map((route) => [key(route.carrier, route.base, route.far), route]))
  for (const { airline, from, to, weekly, departures } of table) {
    const carrier = carriers.find(({ airline: { code } }) => code === airline)
    const base = index.get(from)
    const far = index.get(to)
    if (!carrier || base === undefined || far === undefined) continue
    const at = key(carrier, base, far)
    const known = found.get(at)
    if (known && known.weekly >= weekly) continue
    const km = distance(base, far)
    const type = chooseAircraft(carrier.fleet, km, weekly, 1)
    if (!type) continue
    const aircraft = world.aircraftTypes.indexOf(type)
    found.set(at, { carrier, base, far, km, weekly, aircraft, departures })
  }
  return [...found.values()]
}

function minutesOf(times: string): number[] {
  return [...times.matchAll(/(\d\d):(\d\d)/g)].map(
    ([, hours, minutes]) => Number(hours) * 60 + Number(minutes),
  )
}
