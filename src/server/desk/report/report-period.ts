import type { Period } from '../../../contract/desk/reports.ts'
import { days } from '../../platform/duration.ts'

/** A period as instants, `end` excluded. */
export interface Moments {
  start: Date
  end: Date
}

/** Days begin at midnight UTC, whatever the time zone of the database. */
export const momentsOf = ({ from, to }: Period): Moments => ({
  start: new Date(`${from}T00:00:00Z`),
  end: new Date(Date.parse(`${to}T00:00:00Z`) + days(1)),
})

export const dayOf = (at: Date | number): string => new Date(at).toISOString().slice(0, 10)

export const nextDay = (day: string): string => dayOf(momentsOf({ from: day, to: day }).end)
