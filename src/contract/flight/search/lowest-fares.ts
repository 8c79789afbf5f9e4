import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { moneySchema } from '../../money.ts'
import { cabinSchema, isoDateSchema } from '../offer.ts'
import { placeCodeSchema } from './flight-search.ts'

const people = (usual: number) => z.coerce.number().int().min(0).max(9).default(usual)
const partyQuery = { adult: people(1), child: people(0), infant: people(0) }

const listed = z.string().max(400).optional()
const whole = z.coerce.number().int().min(0).optional()
/** A list's filters (S3.35, S3.36); lists are comma-separated, prices minor units for the whole party. */
const filterQuery = {
  stops: listed,
  airlines: listed,
  departTime: listed,
  arriveTime: listed,
  departAirports: listed,
  arriveAirports: listed,
  viaAirports: listed,
  landBy: whole,
  minPrice: whole,
  maxPrice: whole,
  maxMinutes: whole,
  bag: z.enum(['0', '1']).default('0'),
}

export const lowestFares = endpoint({
  id: 'flight.lowest-fares',
  method: 'GET',
  path: '/flight/lowest-fares',
  summary: 'Get the lowest fare per day',
  description:
    'Returns the lowest price for the whole party on the days around a date, with the same filters as the result list. `null` means that no flight matches or the day is past; days without data yet are left out.',
  query: z.object({
    from: placeCodeSchema,
    to: placeCodeSchema,
    date: isoDateSchema,
    days: z.coerce.number().int().min(0).max(15).default(3),
    cabin: cabinSchema.default('economy'),
    currency: z.string().regex(/^[A-Z]{3}$/),
    ...partyQuery,
    ...filterQuery,
    family: z.string().max(60).optional(),
  }),
  result: z.array(z.object({ date: isoDateSchema, price: moneySchema.nullable() })),
  errors: ['VALIDATION', 'UNKNOWN_PLACE'],
})

/**
 * Which days the lowest prices on home, deals and campaign pages are for, counted from today: one window, so that pages
 * don't contradict each other.
 */
export const lowestPriceDays = { first: 7, last: 37 }

export const destinationFares = endpoint({
  id: 'flight.destination-fares',
  method: 'GET',
  path: '/flight/destination-fares',
  summary: 'Get the lowest fare per destination',
  description:
    'Returns the lowest one-way price for one adult in the coming weeks, for up to nine destinations (comma-separated). Waits up to `wait` milliseconds; destinations in `pending` can be requested again.',
  query: z.object({
    from: placeCodeSchema,
    to: z.string().regex(/^[A-Z]{3}(,[A-Z]{3}){0,8}$/),
    currency: z.string().regex(/^[A-Z]{3}$/),
    wait: z.coerce.number().int().min(0).max(5000).default(0),
  }),
  result: z.object({
    fares: z.array(z.object({ to: placeCodeSchema, date: isoDateSchema, price: moneySchema })),
    pending: z.array(placeCodeSchema),
  }),
  errors: ['VALIDATION'],
})
