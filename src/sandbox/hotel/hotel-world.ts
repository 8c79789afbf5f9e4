import type { Clock } from '../../server/platform/clock.ts'
import type { Database } from '../../server/platform/database/database.ts'
import type { ReadOld } from '../../server/platform/database/replica.ts'
import type { City } from '../../server/world/city.ts'
import { createStayEvents, type StayEvents } from './booking/stay-events.ts'
import { createHotelDials, type HotelDials } from './dials.ts'
import { createHotelIndex, type HotelIndex } from './hotel-index.ts'
import { type NightKey, setRoomsLeft } from './room/night-store.ts'

/** What both sandbox suppliers sell: properties and their rooms. */
export interface HotelWorld {
  db: Database
  /** For searches: what is picked is checked again. */
  readOld: ReadOld
  clock: Clock
  dials: HotelDials
  hotels: HotelIndex
  /** What properties do to bookings. */
  events: StayEvents
  /** Sets the exact number of rooms for sale for a night; null returns to the computed number. */
  setRoomsLeft(night: NightKey, left: number | null): Promise<void>
}

export function createHotelWorld({
  db,
  readOld = (read) => read(db),
  clock,
  cities,
}: {
  db: Database
  readOld?: ReadOld
  clock: Clock
  /** Only these, for tests. */
  cities?: readonly City[]
}): HotelWorld {
  return {
    db,
    readOld,
    clock,
    dials: createHotelDials(),
    hotels: createHotelIndex(cities),
    events: createStayEvents({ db, clock }),
    setRoomsLeft: (night, left) => setRoomsLeft(db, night, left),
  }
}
