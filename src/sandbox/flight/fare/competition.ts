import { routeBetween, type Timetable } from '../timetable/timetable.ts'

/** Which carriers fly direct between two airports in the course of a week. */
export interface Competition {
  carriers: number
  lowCost: boolean
}

export type CompetitionOf = (from: string, to: string) => Competition

const nobody: Competition = { carriers: 0, lowCost: false }

/** Creates a cached look-up of competition in the timetable. */
export function createCompetition(timetable: Timetable): CompetitionOf {
  const known = new Map<number, Competition>()

  function onRoute(route: number): Competition {
    const start = timetable.serviceStart[route] ?? 0
    const airlines = new Set(timetable.airline.subarray(start, timetable.serviceStart[route + 1]))
    const lowCost = [...airlines].some((index) => timetable.airlines[index]?.lowCost)
    return { carriers: airlines.size, lowCost }
  }

  return (from, to) => {
    const a = timetable.airportIndex.get(from)
    const b = timetable.airportIndex.get(to)
    const route = a === undefined || b === undefined ? -1 : routeBetween(timetable, a, b)
    if (route < 0) return nobody
    const competition = known.get(route) ?? onRoute(route)
    known.set(route, competition)
    return competition
  }
}
