import { z } from 'zod'

// What Duffel's documentation allows in each call. Anything else is refused, so that a wrong call fails its test.

const guest = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('adult'), age: z.int().optional() }),
  z.strictObject({ type: z.literal('child'), age: z.int().min(0).max(17) }),
])

const dates = {
  check_in_date: z.iso.date(),
  check_out_date: z.iso.date(),
  rooms: z.int().min(1),
  guests: z.array(guest).min(1),
}

export const searchRequest = z.union([
  z.strictObject({
    ...dates,
    location: z.strictObject({
      radius: z.int().min(1).max(100),
      geographic_coordinates: z.strictObject({
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
      }),
    }),
  }),
  z.strictObject({
    ...dates,
    accommodation: z.strictObject({
      ids: z.array(z.string()).min(1),
      fetch_rates: z.boolean().optional(),
    }),
  }),
])
export type SearchRequest = z.infer<typeof searchRequest>

export const quoteRequest = z.strictObject({ rate_id: z.string() })

export const bookingRequest = z.strictObject({
  quote_id: z.string(),
  guests: z
    .array(z.strictObject({ given_name: z.string().min(1), family_name: z.string().min(1) }))
    .min(1),
  email: z.email(),
  phone_number: z.string().regex(/^\+[1-9]\d{6,14}$/),
  accommodation_special_requests: z.string().optional(),
  metadata: z.record(z.string(), z.string()).optional(),
})
export type BookingRequest = z.infer<typeof bookingRequest>

export const noBody = z.strictObject({})

export const listRequest = z.strictObject({
  limit: z.coerce.number().int().min(1).max(200).optional(),
  after: z.string().optional(),
})
