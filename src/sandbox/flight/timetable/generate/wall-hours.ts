/** Airports with a night curfew, with its hours. */
const curfews: Readonly<Record<string, readonly [close: number, open: number]>> =
  Object.fromEntries([
    ...'LGW FRA SYD ADL OOL NRT ITM FUK CJU GMP TSA HAM STR DUS BER ORY ZRH EIN LIN LUX'
      .split(' ')
      .map((iata) => [iata, [23, 6]] as const),
    ...'GVA LCY BHD NAP FLR MUC BUD BRU NCE'.split(' ').map((iata) => [iata, [23, 6]] as const),
    // Heathrow allows the first arrivals from Asia before five.
    ['LHR', [23, 4.75]] as const,
    ...'DCA LGA SNA SAN LGB SJC CGH SDU AEP BMA WLG ZQN'
      .split(' ')
      .map((iata) => [iata, [23, 6]] as const),
  ])

const SLOTS = 96

/** The penalty of each quarter hour of the day. */
export type HourPenalty = Float32Array

const closedCost = 50

/** Returns the penalty of an hour for short flights: nobody wants to be at an airport between one and five. */
function dayPenalty(hour: number): number {
  if (hour < 5) return hour < 0.5 ? 1.5 : 4
  if (hour < 6) return 1.2
  if (hour < 6.75) return 0.3
  if (hour < 21) return 0
  return (hour - 21) * 0.2
}

/** Returns the penalty of a long-haul departure: best in the late morning, or at night for sleeping on board. */
function longDeparturePenalty(hour: number): number {
  if (hour < 1.5) return 0.1
  if (hour < 6) return 1.2
  if (hour < 8) return 0.5
  if (hour < 15) return 0
  return hour < 20 ? 0.25 : 0
}

/** Returns the penalty of a long-haul arrival: worst between midnight and five. */
function longArrivalPenalty(hour: number): number {
  if (hour < 4.75) return 1
  if (hour < 9) return 0
  return hour < 21 ? 0.15 : 0.4
}

function table(penalty: (hour: number) => number, curfew?: readonly [number, number]): HourPenalty {
  const slots = new Float32Array(SLOTS)
  for (let slot = 0; slot < SLOTS; slot++) {
    const hour = slot / 4
    const closed = curfew && (hour >= curfew[0] || hour < curfew[1])
    slots[slot] = closed ? closedCost : penalty(hour)
  }
  return slots
}

/** Penalties of departures and arrivals at an airport, by quarter hour of its local day. */
export interface AirportHours {
  departure: HourPenalty
  arrival: HourPenalty
}

/** Returns the penalties at an airport, for long-haul or other flights. */
export function hoursAt(iata: string, longHaul: boolean): AirportHours {
  const curfew = curfews[iata]
  const key = longHaul ? `${curfew} long` : `${curfew} day`
  let hours = kept.get(key)
  if (!hours) {
    hours = {
      departure: table(longHaul ? longDeparturePenalty : dayPenalty, curfew),
      arrival: table(longHaul ? longArrivalPenalty : dayPenalty, curfew),
    }
    kept.set(key, hours)
  }
  return hours
}

const kept = new Map<string, AirportHours>()

/** Returns the penalty at a local minute, which may be on any day before or after. */
export function penaltyAt(hours: HourPenalty, localMinute: number): number {
  const minuteOfDay = ((localMinute % 1440) + 1440) % 1440
  return hours[Math.floor(minuteOfDay / 15)] as number
}
