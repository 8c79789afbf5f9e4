import { z } from 'zod'
import { baggageSchema, offerSchema, sliceSchema } from './offer.ts'

/** A booking reference at airlines (PNR) and the airlines, with their IATA codes, that it is used with. */
export const bookingCodeUseSchema = z.object({
  code: z.string(),
  airlines: z.array(z.object({ code: z.string(), name: z.string() })),
})
export type BookingCodeUse = z.infer<typeof bookingCodeUseSchema>

/** What one traveller may take on one flight: the fare's own allowance, and the checked bags bought on top. */
export const travellerBagsSchema = z.object({
  /** Position in the item's list of travellers. */
  passenger: z.int(),
  /** Position of the flight in the journey. */
  segment: z.int(),
  cabinBag: baggageSchema,
  checkedBag: baggageSchema,
  /** Weights in kg of the checked bags bought on top, one each. */
  bought: z.array(z.int()),
})
export type TravellerBags = z.infer<typeof travellerBagsSchema>

/** Other times, or none, that the airline announced and the traveller hasn't answered yet. */
export const announcedSchema = z.object({
  /** Null when the airline no longer operates the flight. */
  after: sliceSchema.nullable(),
  /** Null once the traveller has accepted and the airline is being told. */
  answerBy: z.iso.datetime().nullable(),
  /** IANA zone of the departure: the deadline is told by its clocks. */
  zone: z.string(),
})

/** What an order's item is when it is a journey by air. */
export const flightItemSchema = z.object({
  offer: offerSchema,
  /** Each booking reference once with its airlines, in the order of the flights. Empty until held. */
  bookingCodes: z.array(bookingCodeUseSchema),
  /** `passenger` is a position in the item's list of travellers. */
  tickets: z.array(z.object({ passenger: z.int(), number: z.string() })),
  /** By flight, then by traveller. */
  bags: z.array(travellerBagsSchema),
  /** Whether its first flight has left already. */
  hasDeparted: z.boolean(),
  announced: announcedSchema.optional(),
})
export type FlightItem = z.infer<typeof flightItemSchema>

/** What of a journey a list of orders shows. */
export const listedFlightSchema = z.object({
  from: z.string(),
  to: z.string(),
  departure: z.string(),
})

/** What of a journey is read before paying for it. */
export const purchasedFlightSchema = z.object({
  offer: offerSchema,
  /** The flights that a change replaces. */
  replaces: offerSchema.optional(),
  /** Included in the fare, and bought on top. */
  bags: z.array(travellerBagsSchema),
})
