import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { placeCodeSchema } from '../flight/search/flight-search.ts'
import { destinationIdSchema } from '../hotel/destination.ts'
import { moneySchema } from '../money.ts'

const foundSchema = {
  price: moneySchema,
  /** Whole hours since a search found it. */
  hoursAgo: z.int().min(0),
}

export const listDeals = endpoint({
  id: 'deal.list',
  method: 'GET',
  path: '/deals',
  summary: 'List the lowest prices found lately',
  description:
    'Returns what searches of the last hours found: the lowest one-way fare for an adult from a place to each of up to twelve others, and the lowest total of a room for two in up to six cities. Prices may have changed since.',
  query: z.object({ from: placeCodeSchema, currency: z.string().regex(/^[A-Z]{3}$/) }),
  result: z.object({
    flights: z.array(
      z.object({
        from: placeCodeSchema,
        to: placeCodeSchema,
        date: z.iso.date(),
        price: foundSchema.price,
        hoursAgo: foundSchema.hoursAgo,
      }),
    ),
    stays: z.array(
      z.object({
        destination: destinationIdSchema,
        checkIn: z.iso.date(),
        checkOut: z.iso.date(),
        price: foundSchema.price,
        hoursAgo: foundSchema.hoursAgo,
      }),
    ),
  }),
  errors: ['VALIDATION'],
})
