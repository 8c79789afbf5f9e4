import { z } from 'zod'
import { baggageSchema, offerSchema, sliceSchema } from './offer.ts'

/** A booking reference (PNR), and the airlines it's used with, by IATA code. */
export const bookingCodeUseSchema = z.object({
  code: z.string(),
  airlines: z.array(z.object({ code: z.string(), name: z.string() })),
})
export type BookingCodeUse = z.infer<typeof bookingCodeUseSchema>

/** One traveller's baggage on one flight: the fare's allowance, and extra bags. */
export const travellerBagsSchema = z.object({
  /** Position in the item's list of travellers. */
  passenger: z.int(),
  /** The flight's position in the journey. */
  segment: z.int(),
  cabinBag: baggageSchema,
  checkedBag: baggageSchema,
  /** Weights in kg of the extra checked bags, one entry each. */
  bought: z.array(z.int()),
})
export type TravellerBags = z.infer<typeof travellerBagsSchema>

/** A schedule change that the traveller hasn't answered yet. */
export const announcedSchema = z.object({
  /** Null if the airline no longer operates the flight. */
  after: sliceSchema.nullable(),
  /** Null once the traveller has accepted and the airline is being notified. */
  answerBy: z.iso.datetime().nullable(),
  /** IANA zone of the departure, in which the deadline is shown. */
  zone: z.string(),
})

/** An order's item that is a journey by air. */
export const flightItemSchema = z.object({
  offer: offerSchema,
  /** Each booking reference once, with its airlines, in the order of the flights. Empty until held. */
  bookingCodes: z.array(bookingCodeUseSchema),
  /**
   * `passenger` is a position in the item's list of travellers. `segments` are the positions of the flights that the
   * ticket is for; absent if the supplier doesn't say.
   */
  tickets: z.array(
    z.object({
      passenger: z.int(),
      number: z.string(),
      segments: z.array(z.int()).optional(),
    }),
  ),
  /** By flight, then by traveller. */
  bags: z.array(travellerBagsSchema),
  /** Whether its first flight has departed. */
  hasDeparted: z.boolean(),
  /**
   * When online check-in opens at the earliest, and the IANA zone of the departure; absent once it has departed, or if the airline
   * no longer operates it.
   */
  checkIn: z.object({ opensAt: z.iso.datetime(), zone: z.string() }).optional(),
  announced: announcedSchema.optional(),
})
export type FlightItem = z.infer<typeof flightItemSchema>

/** A journey as shown before paying for it. */
export const purchasedFlightSchema = z.object({
  offer: offerSchema,
  /** The flights that a change replaces. */
  replaces: offerSchema.optional(),
  /** Included and extra bags. */
  bags: z.array(travellerBagsSchema),
})
