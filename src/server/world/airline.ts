import { readTable, words } from './read-table.ts'

export type Alliance = 'star' | 'oneworld' | 'skyteam'

/** A carrier that sells seats under its own code. */
export interface Airline {
  /** IATA designator, two characters. */
  code: string
  name: string
  /** ISO 3166-1 alpha-2 code of its home country. */
  country: string
  /** Airports where it bases aircraft or focuses, biggest first. */
  hubs: readonly string[]
  alliance: Alliance | null
  lowCost: boolean
  /** Brand colour of its code tile, `#rrggbb`. */
  colour: string
  /** Aircraft codes it flies (see `aircraft.ts`), the most frequent first. */
  fleet: readonly string[]
  /** Flights a week, in thousands. */
  size: number
}

const alliances: readonly string[] = ['star', 'oneworld', 'skyteam'] satisfies Alliance[]
const isAlliance = (word: string): word is Alliance => alliances.includes(word)

/** The world's carriers, compiled by hand from public facts. */
export const airlines: readonly Airline[] = readTable('table/airlines.psv', 8).map(
  ([code = '', name = '', country = '', marks, colour = '', size, fleet, hubs]) => ({
    code,
    name,
    country,
    hubs: words(hubs),
    alliance: words(marks).find(isAlliance) ?? null,
    lowCost: words(marks).includes('low-cost'),
    colour,
    fleet: words(fleet),
    size: Number(size),
  }),
)

const byCode = new Map(airlines.map((airline) => [airline.code, airline]))

/** Returns the airline with this IATA designator, or undefined. */
export function airlineByCode(code: string): Airline | undefined {
  return byCode.get(code)
}
