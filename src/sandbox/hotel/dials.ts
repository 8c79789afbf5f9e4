import { createDials, type Dials } from '../shared/dials/dials.ts'
import { supplierProfiles } from './supplier-profile.ts'

/** The calls of a hotel supplier. */
const calls = [
  'search',
  'rates',
  'quote',
  'hold',
  'book',
  'lookUp',
  'release',
  'quoteCancellation',
  'cancel',
  'quoteChange',
  'change',
  'reviews',
  'events',
] as const

export type HotelDials = Dials<(typeof calls)[number], 'heldMinutes'>

export const createHotelDials = (): HotelDials =>
  createDials({
    calls,
    refusable: ['book', 'change', 'cancel'],
    times: ['heldMinutes'],
    suppliers: supplierProfiles,
  })
