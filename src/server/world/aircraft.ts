export type AircraftCabin = 'first' | 'business' | 'premium_economy' | 'economy'

/** Rows of one cabin: seat letters from left to right, `-` for an aisle. */
export interface CabinLayout {
  rows: number
  letters: string
}

/** A type of aircraft with a typical layout. */
export interface Aircraft {
  /** IATA type code. */
  code: string
  name: string
  /** Seats of all cabins together; follows from the layout. */
  seats: number
  /** Cabins from nose to tail; only those fitted. */
  layout: Partial<Record<AircraftCabin, CabinLayout>>
  /** Usual cruising speed over the ground in still air. */
  cruiseKmh: number
  /** Range with a full cabin and reserves. */
  rangeKm: number
  /** Propeller-driven; travellers are shown this. */
  propeller: boolean
  /** Kerosene burnt in cruise, kilograms an hour; the basis of the CO₂ estimate. */
  fuelKgPerHour: number
}

/** Cabins as `business 2x1-2-1`: rows `x` seats abreast by block; the seat letters follow from the blocks. */
type Row = [
  code: string,
  name: string,
  cruiseKmh: number,
  rangeKm: number,
  fuelKgPerHour: number,
  cabins: string,
]

const lettersByBlocks: Record<string, string> = {
  '1-1': 'A-C',
  '1-2': 'A-CD',
  '2-2': 'AC-DF',
  '2-3': 'AC-DEF',
  '3-3': 'ABC-DEF',
  '1-2-1': 'A-DG-K',
  '2-2-2': 'AC-DG-HK',
  '2-3-2': 'AC-DEG-HK',
  '2-4-2': 'AC-DEFG-HK',
  '3-3-3': 'ABC-DEF-HJK',
  '3-4-3': 'ABC-DEFG-HJK',
}

const cabinByInitial: Record<string, AircraftCabin> = {
  F: 'first',
  J: 'business',
  W: 'premium_economy',
  Y: 'economy',
}

const rows: Row[] = [
  ['221', 'Airbus A220-100', 830, 6300, 1900, 'J3x2-2 Y20x2-3'],
  ['223', 'Airbus A220-300', 830, 6200, 2100, 'J3x2-2 Y25x2-3'],
  ['319', 'Airbus A319', 830, 6800, 2300, 'J3x2-2 Y20x3-3'],
  ['320', 'Airbus A320', 830, 6100, 2500, 'J3x2-2 Y25x3-3'],
  ['32A', 'Airbus A320', 830, 5700, 2500, 'Y30x3-3'],
  ['32N', 'Airbus A320neo', 830, 6300, 2100, 'J3x2-2 Y26x3-3'],
  ['32C', 'Airbus A320neo', 830, 6100, 2100, 'Y31x3-3'],
  ['321', 'Airbus A321', 830, 5900, 2900, 'J4x2-2 Y30x3-3'],
  ['32Q', 'Airbus A321neo', 830, 7400, 2450, 'J4x2-2 Y31x3-3'],
  ['32D', 'Airbus A321neo', 830, 6800, 2450, 'Y39x3-3'],
  ['32X', 'Airbus A321LR', 830, 8700, 2500, 'J5x2-2 W3x3-3 Y22x3-3'],
  ['332', 'Airbus A330-200', 870, 12500, 5600, 'J6x1-2-1 Y30x2-4-2'],
  ['333', 'Airbus A330-300', 870, 11500, 5800, 'J7x1-2-1 Y32x2-4-2'],
  ['33A', 'Airbus A330-300', 870, 11000, 5800, 'J2x2-2-2 Y41x3-3-3'],
  ['339', 'Airbus A330-900neo', 870, 13000, 5000, 'J8x1-2-1 W3x2-3-2 Y28x2-4-2'],
  ['346', 'Airbus A340-600', 880, 14000, 8000, 'F2x1-2-1 J11x2-2-2 Y26x2-4-2'],
  ['359', 'Airbus A350-900', 903, 15000, 5800, 'J10x1-2-1 W3x2-4-2 Y24x3-3-3'],
  ['351', 'Airbus A350-1000', 903, 16000, 6600, 'J12x1-2-1 W4x2-4-2 Y28x3-3-3'],
  ['388', 'Airbus A380-800', 903, 14800, 11200, 'F3x1-2-1 J19x1-2-1 W7x2-4-2 Y34x3-4-3'],
  ['73G', 'Boeing 737-700', 830, 6000, 2300, 'J2x2-2 Y21x3-3'],
  ['73W', 'Boeing 737-700', 830, 5900, 2300, 'Y24x3-3'],
  ['738', 'Boeing 737-800', 830, 5500, 2500, 'J3x2-2 Y25x3-3'],
  ['73H', 'Boeing 737-800', 830, 5400, 2500, 'Y31x3-3'],
  ['739', 'Boeing 737-900', 830, 5400, 2700, 'J4x2-2 Y27x3-3'],
  ['7M8', 'Boeing 737 MAX 8', 839, 6500, 2150, 'J3x2-2 Y26x3-3'],
  ['7MH', 'Boeing 737 MAX 8', 839, 6300, 2150, 'Y32x3-3'],
  ['7M9', 'Boeing 737 MAX 9', 839, 6300, 2250, 'J4x2-2 Y27x3-3'],
  ['717', 'Boeing 717-200', 800, 3800, 2100, 'J2x2-2 Y21x2-3'],
  ['752', 'Boeing 757-200', 850, 7200, 3300, 'J4x2-2 Y28x3-3'],
  ['763', 'Boeing 767-300', 850, 11000, 4900, 'J8x1-2-1 Y26x2-3-2'],
  ['772', 'Boeing 777-200', 900, 13000, 6800, 'J8x1-2-1 W4x2-4-2 Y24x3-4-3'],
  ['773', 'Boeing 777-300', 900, 11000, 7300, 'J6x1-2-1 Y38x3-4-3'],
  ['77W', 'Boeing 777-300ER', 905, 13600, 7500, 'F2x1-2-1 J11x1-2-1 W4x2-4-2 Y26x3-4-3'],
  ['788', 'Boeing 787-8', 903, 13500, 4900, 'J6x1-2-1 Y24x3-3-3'],
  ['78C', 'Boeing 787-8', 903, 12500, 4900, 'W3x2-3-2 Y34x3-3-3'],
  ['789', 'Boeing 787-9', 903, 14000, 5400, 'J8x1-2-1 W3x2-3-2 Y25x3-3-3'],
  ['781', 'Boeing 787-10', 903, 11900, 5700, 'J9x1-2-1 W3x2-3-2 Y29x3-3-3'],
  ['744', 'Boeing 747-400', 910, 13400, 10500, 'F2x1-2-1 J8x2-2-2 W4x2-4-2 Y28x3-4-3'],
  ['74H', 'Boeing 747-8', 910, 14300, 9600, 'F2x1-2-1 J13x2-2-2 W4x2-4-2 Y24x3-4-3'],
  ['E70', 'Embraer 170', 800, 3700, 1700, 'J2x1-2 Y16x2-2'],
  ['E75', 'Embraer 175', 800, 3700, 1800, 'J4x1-2 Y16x2-2'],
  ['E90', 'Embraer 190', 820, 4400, 2000, 'J3x1-2 Y22x2-2'],
  ['E95', 'Embraer 195', 820, 4200, 2100, 'J3x1-2 Y26x2-2'],
  ['290', 'Embraer 190-E2', 830, 5200, 1700, 'J3x1-2 Y24x2-2'],
  ['295', 'Embraer 195-E2', 830, 4800, 1850, 'Y34x2-2'],
  ['ER4', 'Embraer 145', 780, 2800, 1100, 'Y17x1-2'],
  ['CR2', 'Bombardier CRJ200', 780, 2500, 1150, 'Y13x2-2'],
  ['CR7', 'Bombardier CRJ700', 800, 2900, 1500, 'J3x1-2 Y14x2-2'],
  ['CR9', 'Bombardier CRJ900', 800, 2900, 1650, 'J4x1-2 Y16x2-2'],
  ['919', 'COMAC C919', 830, 5000, 2200, 'J2x2-2 Y26x3-3'],
  ['C27', 'COMAC C909', 800, 3200, 2000, 'Y18x2-3'],
  ['SU9', 'Sukhoi Superjet 100', 820, 3900, 1900, 'J3x2-2 Y15x2-3'],
  ['AT4', 'ATR 42-600', 500, 1300, 550, 'Y12x2-2'],
  ['AT7', 'ATR 72-600', 500, 1500, 650, 'Y18x2-2'],
  ['DH3', 'De Havilland Dash 8-300', 500, 1500, 650, 'Y13x2-2'],
  ['DH4', 'De Havilland Dash 8-400', 640, 2400, 950, 'Y19x2-2'],
  ['SF3', 'Saab 340', 480, 1400, 400, 'Y11x1-2'],
  ['DHT', 'De Havilland Twin Otter', 300, 900, 270, 'Y9x1-1'],
  ['CNC', 'Cessna 208 Caravan', 300, 1200, 170, 'Y4x1-2'],
]

const propellers = new Set(['AT4', 'AT7', 'DH3', 'DH4', 'SF3', 'DHT', 'CNC'])

function layoutOf(cabins: string): Aircraft['layout'] {
  const layout: Aircraft['layout'] = {}
  for (const cabin of cabins.split(' ')) {
    const [, initial = '', count, blocks = ''] = cabin.match(/^([FJWY])(\d+)x([\d-]+)$/) ?? []
    const name = cabinByInitial[initial]
    const letters = lettersByBlocks[blocks]
    if (!name || !letters) throw new Error(`unreadable cabin ${cabin}`)
    layout[name] = { rows: Number(count), letters }
  }
  return layout
}

/** Returns the number of seats in a cabin. */
export function seatsOfCabin(layout: CabinLayout | undefined): number {
  return layout ? layout.rows * layout.letters.replaceAll('-', '').length : 0
}

/** The aircraft types used in the timetable. */
export const aircraftTypes: readonly Aircraft[] = rows.map(
  ([code, name, cruiseKmh, rangeKm, fuelKgPerHour, cabins]) => {
    const layout = layoutOf(cabins)
    const seats = Object.values(layout).reduce((sum, cabin) => sum + seatsOfCabin(cabin), 0)
    const propeller = propellers.has(code)
    return { code, name, seats, layout, cruiseKmh, rangeKm, propeller, fuelKgPerHour }
  },
)

const byCode = new Map(aircraftTypes.map((aircraft) => [aircraft.code, aircraft]))

/** Returns the aircraft type with this code, or undefined. */
export function aircraftByCode(code: string): Aircraft | undefined {
  return byCode.get(code)
}
