import { createDials, type Dials } from '../shared/dials/dials.ts'
import { supplierProfiles } from './supplier-profile.ts'

/** The calls of a flight supplier. */
const calls = [
  'search',
  'searchDays',
  'reprice',
  'hold',
  'issue',
  'lookUp',
  'cancel',
  'quoteRefund',
  'searchChange',
  'change',
  'scheduleChanges',
  'acceptScheduleChange',
] as const

export type FlightDials = Dials<(typeof calls)[number], 'seatsHeldMinutes' | 'priceHeldMinutes'>

export const createFlightDials = (): FlightDials =>
  createDials({
    calls,
    refusable: ['issue', 'change', 'cancel'],
    times: ['seatsHeldMinutes', 'priceHeldMinutes'],
    suppliers: supplierProfiles,
  })
