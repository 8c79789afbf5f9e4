import type { Clock } from '../../server/platform/clock.ts'
import type { Database } from '../../server/platform/database/database.ts'
import type { ReadOld } from '../../server/platform/database/replica.ts'
import { remembered } from '../shared/remembered.ts'
import { createFlightDials, type FlightDials } from './dials.ts'
import { type CompetitionOf, createCompetition } from './fare/competition.ts'
import type { Itinerary, ItineraryQuery } from './itinerary/itinerary.ts'
import { searchItineraries } from './itinerary/search-itineraries.ts'
import { createScheduleChanges, type ScheduleChanges } from './schedule/schedule-changes.ts'
import { setSeatsLeft } from './seats/seat-store.ts'
import type { TakenSeats } from './tables.ts'
import { loadTimetable } from './timetable/load-timetable.ts'

/** What the sandbox suppliers share: timetable, seats and settings. */
export interface SandboxWorld {
  db: Database
  /** For searches: what is picked is checked again. */
  readOld: ReadOld
  clock: Clock
  dials: FlightDials
  /** Schedule changes in issued bookings. */
  scheduleChanges: ScheduleChanges
  itineraries(query: ItineraryQuery): readonly Itinerary[]
  competition: CompetitionOf
  /** Sets the exact number of seats for sale in a cabin of a flight; null returns to the computed number. */
  setSeatsLeft(cabin: Omit<TakenSeats, 'seats'>, left: number | null): Promise<void>
}

/** Creates the shared world. Searches are cached, because all suppliers run the same ones within a second. */
export function createSandboxWorld({
  db,
  readOld = (read) => read(db),
  clock,
}: {
  db: Database
  readOld?: ReadOld
  clock: Clock
}): SandboxWorld {
  const itineraries = remembered(
    (query: ItineraryQuery) => searchItineraries(query),
    ({ from, to, date, maxChanges, limit }) => `${from}>${to} ${date} ${maxChanges} ${limit}`,
    400,
  )
  return {
    db,
    readOld,
    clock,
    dials: createFlightDials(),
    scheduleChanges: createScheduleChanges({ db, clock }),
    itineraries,
    competition: createCompetition(loadTimetable()),
    setSeatsLeft: (cabin, left) => setSeatsLeft(db, cabin, left),
  }
}
