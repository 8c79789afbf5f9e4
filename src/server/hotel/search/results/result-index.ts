import type { HotelId, Position } from '../../../../contract/hotel/hotel.ts'
import type { StayHash } from '../../../../contract/hotel/property.ts'
import type { StayDates } from '../../../../contract/hotel/stay.ts'
import { greatCircleKm } from '../../../world/great-circle.ts'
import type { HotelCatalogue } from '../../catalogue/hotel-catalogue.ts'
import type { StayAnswer } from '../stay-answer.ts'
import { type KindMix, kindMixOf } from './kind-mix.ts'
import type { PassingResults } from './passing-results.ts'
import { recommendations } from './recommendation.ts'

/**
 * A search's results, prepared for filtering and sorting: properties in no order, each with its rates of all suppliers
 * as columns: those of accessible rooms after all others, cheapest first.
 */
export interface ResultIndex {
  /** Numbers in the catalogue. */
  hotels: Int32Array
  /** The rates of the property at position `p` are from `starts[p]` to `starts[p + 1]`. */
  starts: Int32Array
  /** Kilometres from the destination's position. */
  distance: Float32Array
  /** How much a property is recommended; more is better. */
  recommended: Float32Array
  /** Which kinds the search's guests book. */
  mix: KindMix
  rates: RateColumns
  /** Tells whether a total is the property's lowest of the last 30 days; undefined if we know too little. */
  isLowest(id: HotelId, total: number): boolean | undefined
  suppliers: readonly string[]
  roomNames: readonly string[]
  currencies: readonly string[]
  /** Those of the stays' pages that were shown before, by number in the catalogue: each takes a signature. */
  hashes: Map<number, StayHash>
  /** The last lists, by what was asked. */
  lists: Map<string, PassingResults>
}

export interface RateColumns {
  total: Float64Array
  now: Float64Array
  due: Float64Array
  estimate: Float64Array
  freeUntil: Float64Array
  id: Float64Array
  room: Uint32Array
  supplier: Uint8Array
  currency: Uint8Array
  board: Uint8Array
  pay: Uint8Array
  left: Uint8Array
  /** 1 if the room is accessible. */
  accessible: Uint8Array
}

/** With what a map takes for it, about. */
const hashBytes = 200
/** Its places in the lists that are kept, about. */
const listedBytes = 100

/** Estimated bytes of an index, for bounding how many are kept. */
export const indexBytes = ({ hotels, rates }: ResultIndex): number =>
  1000 + hotels.length * (16 + hashBytes + listedBytes) + rates.total.length * (6 * 8 + 4 + 6)

export function buildResultIndex(
  answers: readonly StayAnswer[],
  catalogue: Pick<HotelCatalogue, 'numberAt' | 'positionOf' | 'facts'>,
  { position, radius, stay }: { position: Position; radius: number; stay: StayDates },
): ResultIndex {
  const { hotels, starts, order } = groupByHotel(answers, catalogue)
  const roomNames: string[] = []
  const currencies: string[] = []
  const rates = emptyRates(order.length)
  const bases = answers.map((answer) => {
    const base = { rooms: roomNames.length, currencies: currencies.length }
    roomNames.push(...answer.roomNames)
    currencies.push(...answer.currencies)
    return base
  })
  order.forEach(({ answer: from, at }, to) => {
    const answer = answers[from] as StayAnswer
    const base = bases[from] as (typeof bases)[number]
    const column = (name: 'now' | 'due' | 'estimate' | 'freeUntil' | 'id' | 'board') =>
      answer[name][at] ?? 0
    rates.total[to] = column('now') + column('estimate')
    rates.now[to] = column('now')
    rates.due[to] = column('due')
    rates.estimate[to] = column('estimate')
    rates.freeUntil[to] = column('freeUntil')
    rates.id[to] = column('id')
    rates.board[to] = column('board')
    rates.room[to] = base.rooms + (answer.room[at] ?? 0)
    rates.currency[to] = base.currencies + (answer.currency[at] ?? 0)
    rates.supplier[to] = from
    rates.pay[to] = answer.pay[at] ?? 0
    rates.left[to] = Math.min(255, answer.left[at] ?? 0)
    rates.accessible[to] = answer.accessible?.[at] ?? 0
  })
  const distance = Float32Array.from(hotels, (number) =>
    greatCircleKm(position, catalogue.positionOf(number)),
  )
  const mix = kindMixOf(stay)
  const recommended = recommendations(
    { hotels, starts, distance, rates, radius, mix },
    catalogue.facts,
  )
  const suppliers = answers.map(({ supplier }) => supplier)
  return {
    hotels,
    starts,
    distance,
    recommended,
    mix,
    rates,
    isLowest: () => undefined,
    suppliers,
    roomNames,
    currencies,
    hashes: new Map(),
    lists: new Map(),
  }
}

interface RateOf {
  answer: number
  at: number
  total: number
  accessible: number
  freeUntil: number
}

/** Returns the properties, and all rates property by property in the index's order. */
function groupByHotel(answers: readonly StayAnswer[], catalogue: Pick<HotelCatalogue, 'numberAt'>) {
  const byHotel = new Map<number, RateOf[]>()
  answers.forEach((answer, index) => {
    const numbers = answer.refs.map((ref) => catalogue.numberAt(answer.supplier, ref))
    answer.hotel.forEach((hotel, at) => {
      const number = numbers[hotel]
      // Unknown to this process: its feed is older or newer than that of the one that searched.
      if (number === undefined) return
      const total = (answer.now[at] ?? 0) + (answer.estimate[at] ?? 0)
      const accessible = answer.accessible?.[at] ?? 0
      const rate = { answer: index, at, total, accessible, freeUntil: answer.freeUntil[at] ?? 0 }
      const group = byHotel.get(number)
      if (group) group.push(rate)
      else byHotel.set(number, [rate])
    })
  })
  const order: RateOf[] = []
  const starts = new Int32Array(byHotel.size + 1)
  let hotel = 0
  for (const group of byHotel.values()) {
    // Of two that cost the same, the one that can be cancelled longer.
    group.sort(
      (a, b) => a.accessible - b.accessible || a.total - b.total || b.freeUntil - a.freeUntil,
    )
    order.push(...group)
    hotel += 1
    starts[hotel] = order.length
  }
  return { hotels: Int32Array.from(byHotel.keys()), starts, order }
}

const emptyRates = (length: number): RateColumns => ({
  total: new Float64Array(length),
  now: new Float64Array(length),
  due: new Float64Array(length),
  estimate: new Float64Array(length),
  freeUntil: new Float64Array(length),
  id: new Float64Array(length),
  room: new Uint32Array(length),
  supplier: new Uint8Array(length),
  currency: new Uint8Array(length),
  board: new Uint8Array(length),
  pay: new Uint8Array(length),
  left: new Uint8Array(length),
  accessible: new Uint8Array(length),
})
