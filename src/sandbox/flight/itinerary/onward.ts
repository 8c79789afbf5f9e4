import { DAY, weekdayOf } from '../timetable/calendar-day.ts'
import type { ZoneClock } from '../timetable/zone-clock.ts'
import type { Chain } from './chain.ts'
import { connectionSlot, type SearchIndex } from './search-index.ts'

/**
 * Returns the chain extended by the next flights on a route: the first one on the same booking code and, if earlier,
 * the first self-transfer. Waits are in minutes.
 */
export function onward(
  index: SearchIndex,
  chain: Chain,
  route: number,
  longestLayover: number,
  found: Chain[],
): void {
  const { timetable, minimum, domestic, sizeClass } = index
  const airport = timetable.routeFrom[route] as number
  const clock = index.clocks[airport] as ZoneClock
  const last = chain.services[chain.services.length - 1] as number
  const landed = chain.arrival
  const landedTerminal = timetable.arrivalTerminal[last] as number
  const airlineRow = (timetable.airline[last] as number) * timetable.airlines.length
  const row = (sizeClass[airport] as number) * 16
  const slot = connectionSlot(domestic[chain.route] as number, domestic[route] as number, 0, 0)
  const offset = clock.offsetAt(landed)
  const firstDay = Math.floor((landed + offset) / DAY)
  const lastDay = Math.floor((landed + offset + longestLayover + 60) / DAY)
  const start = timetable.serviceStart[route] as number
  const end = timetable.serviceStart[route + 1] as number
  let riskTaken = false
  for (let day = firstDay; day <= lastDay; day++) {
    const weekday = 1 << weekdayOf(day)
    // Clocks change by an hour at most, so anything that leaves before this local time can't be reached.
    const earliest = landed + offset - day * DAY - 60
    for (let service = start; service < end; service++) {
      if ((timetable.departure[service] as number) < earliest) continue
      if (!((timetable.days[service] as number) & weekday)) continue
      const departure = clock.toUtc(day * DAY + (timetable.departure[service] as number))
      const wait = departure - landed
      if (wait > longestLayover) return
      const through = index.together[airlineRow + (timetable.airline[service] as number)] as number
      if (!through && riskTaken) continue
      const same = Number(timetable.departureTerminal[service] === landedTerminal)
      if (wait < (minimum[row + slot + same * 2 + through] as number)) continue
      found.push({
        services: [...chain.services, service],
        departures: [...chain.departures, departure],
        through: [...chain.through, through === 1],
        route,
        arrival: departure + (timetable.minutes[service] as number),
      })
      if (through) return
      riskTaken = true
    }
  }
}
