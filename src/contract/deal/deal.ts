import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { placeCodeSchema } from '../flight/search/flight-search.ts'
import { destinationIdSchema } from '../hotel/destination.ts'
import { moneySchema } from '../money.ts'

/** As many as `destinationFares` looks up at once. */
export const mostArranged = 9

export const arrangeDestinations = endpoint({
  id: 'deal.destinations',
  method: 'GET',
  path: '/deals/destinations',
  summary: 'Arrange destinations as staff want them shown',
  description:
    'Takes up to nine destinations of flights from a place (comma-separated), and returns them without those that staff hide from this visitor. Before them come those that staff put first, whether they were asked for or not; nine in all.',
  query: z.object({ from: placeCodeSchema, to: z.string().regex(/^[A-Z]{3}(,[A-Z]{3}){0,8}$/) }),
  result: z.object({ to: z.array(placeCodeSchema).max(mostArranged) }),
  errors: ['VALIDATION'],
})

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
