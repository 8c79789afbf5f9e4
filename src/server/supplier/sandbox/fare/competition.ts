import type { Itinerary, ItineraryQuery } from '../itinerary/itinerary.ts'
import { carrierOf } from './fare-component.ts'

/** Who flies direct between two airports on a date. */
export interface Competition {
  carriers: number
  lowCost: boolean
}

export type CompetitionOf = (from: string, to: string, date: string) => Competition

const nobody: Competition = { carriers: 0, lowCost: false }

/** Looks competition up in the timetable and remembers it. */
export function createCompetition(
  searchItineraries: (query: ItineraryQuery) => readonly Itinerary[],
  remembered = 20_000,
): CompetitionOf {
  const known = new Map<string, Competition>()
  return (from, to, date) => {
    if (from === to) return nobody
    const key = `${from}${to}${date}`
    const found = known.get(key)
    if (found) return found
    const direct = searchItineraries({ from: [from], to: [to], date, maxChanges: 0, limit: 200 })
    const airlines = new Set(direct.map((each) => each.legs[0]?.airline ?? ''))
    const lowCost = [...airlines].some((code) => carrierOf(code).lowCost)
    const competition = { carriers: airlines.size, lowCost }
    if (known.size >= remembered) known.clear()
    known.set(key, competition)
    return competition
  }
}
