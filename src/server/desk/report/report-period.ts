import type { Period } from '../../../contract/desk/reports.ts'
import { addDays, dayInZone, momentOf } from '../../world/zoned-time.ts'

/** A period as instants, `end` excluded. */
export interface Moments {
  start: Date
  end: Date
}

/** Days begin at midnight of the agency's zone, whatever the time zone of the database. */
export const momentsOf = ({ from, to }: Period, zone: string): Moments => ({
  start: momentOf(`${from}T00:00`, zone),
  end: momentOf(`${addDays(to, 1)}T00:00`, zone),
})

export const dayOf = (at: Date | number, zone: string): string => dayInZone(new Date(at), zone)

export const nextDay = (day: string): string => addDays(day, 1)
