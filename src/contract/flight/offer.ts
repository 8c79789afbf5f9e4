import { z } from 'zod'
import { offerIdSchema, resultIdSchema } from '../ids.ts'
import { moneySchema } from '../money.ts'
import { neededDocuments } from '../traveller/travel-documents.ts'
import {
  type Cabin,
  cabins,
  type PassengerType,
  passengerTypes,
  type StopType,
  stopTypes,
} from './flight-terms.ts'

export { type Cabin, cabins, type PassengerType, passengerTypes, type StopType, stopTypes }

export const cabinSchema = z.enum(cabins)
export const passengerTypeSchema = z.enum(passengerTypes)
export const stopTypeSchema = z.enum(stopTypes)

/** Local time at the airport, `YYYY-MM-DDTHH:MM`, without a zone, as on a ticket. */
export const localTimeSchema = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
export const isoDateSchema = z.iso.date()

export const segmentSchema = z.object({
  airline: z.string(),
  airlineName: z.string(),
  /** Brand colour of its code tile, `#rrggbb`; absent if unknown. */
  airlineColour: z.string().optional(),
  /** Flight designator as printed, `MH784`. */
  flight: z.string(),
  operatedBy: z.string().optional(),
  from: z.string(),
  to: z.string(),
  departure: localTimeSchema,
  arrival: localTimeSchema,
  departureTerminal: z.string().optional(),
  arrivalTerminal: z.string().optional(),
  minutes: z.int(),
  aircraft: z.string(),
  aircraftName: z.string(),
})
export type Segment = z.infer<typeof segmentSchema>

export const connectionSchema = z.object({
  airport: z.string(),
  minutes: z.int(),
  kind: z.enum(['transit', 'onestop']),
  changeOfAirport: z.string().optional(),
})

/** One journey from the first departure to the last arrival: its segments and the connections between them. */
export const sliceSchema = z.object({
  from: z.string(),
  to: z.string(),
  departure: localTimeSchema,
  arrival: localTimeSchema,
  /** Actual duration, independent of time zones. */
  minutes: z.int(),
  /** Calendar days between local departure and local arrival: +1, or −1 across the date line. */
  dayShift: z.int(),
  stopType: stopTypeSchema,
  segments: z.array(segmentSchema).min(1),
  connections: z.array(connectionSchema),
  /** Estimate for one economy seat, all segments together. */
  co2Kg: z.int(),
})
export type Slice = z.infer<typeof sliceSchema>

/**
 * Baggage by the rule keys of S3.29. `piece` is an allowance by weight: `kg` in total, in any number of bags
 * (docs/decisions/036-baggage-by-weight.md). `unknown` if the supplier doesn't say.
 */
export const baggageSchema = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('maxperpc'), pieces: z.int(), kgPerPiece: z.int() }),
  z.object({ rule: z.literal('pieceonly'), pieces: z.int() }),
  z.object({ rule: z.literal('piece'), kg: z.int() }),
  z.object({ rule: z.literal('none') }),
  z.object({ rule: z.literal('unknown') }),
])
export type Baggage = z.infer<typeof baggageSchema>

export const conditionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('allowed'), penalty: moneySchema }),
  z.object({ kind: z.literal('not_allowed') }),
  z.object({ kind: z.literal('unknown') }),
])
export type Condition = z.infer<typeof conditionSchema>

export const fareFamilySchema = z.object({ code: z.string(), name: z.string(), cabin: cabinSchema })
export type FareFamily = z.infer<typeof fareFamilySchema>

/** The price of one passenger type: base and taxes are for one passenger, `total` for all `count` of them. */
export const passengerPriceSchema = z.object({
  type: passengerTypeSchema,
  count: z.int(),
  base: moneySchema,
  taxes: moneySchema,
  total: moneySchema,
})
export type PassengerPrice = z.infer<typeof passengerPriceSchema>

/** An immutable snapshot of what a supplier sells: one slice, in one fare family, for all passengers. */
export const offerSchema = z.object({
  id: offerIdSchema,
  supplier: z.string(),
  supplierName: z.string(),
  sliceIndex: z.int(),
  slice: sliceSchema,
  family: fareFamilySchema,
  price: moneySchema,
  passengers: z.array(passengerPriceSchema),
  /** Set if the supplier quotes one price for everyone, so that the price per passenger type is our estimate. */
  splitEstimated: z.boolean().optional(),
  /** The allowance per segment and passenger type. */
  baggage: z.array(
    z.object({
      segment: z.int(),
      type: passengerTypeSchema,
      cabinBag: baggageSchema,
      checkedBag: baggageSchema,
    }),
  ),
  refund: conditionSchema,
  change: conditionSchema,
  /** Only set if few are left. */
  seatsLeft: z.int().optional(),
  needs: z.object({ documents: z.enum(neededDocuments) }),
  expiresAt: z.iso.datetime(),
})
export type Offer = z.infer<typeof offerSchema>

/** An offer without its flights, which are sent once for several. */
export const fareSchema = offerSchema.omit({ slice: true })
export type Fare = z.infer<typeof fareSchema>

/** An offer as shown in a result: an adult's allowance on every flight, and the fare's conditions. */
export const resultFareSchema = z.object({
  offerId: offerIdSchema,
  supplier: z.string(),
  family: z.string(),
  price: moneySchema,
  cabinBag: baggageSchema,
  checkedBag: baggageSchema,
  refund: conditionSchema,
  change: conditionSchema,
  seatsLeft: z.int().optional(),
})
export type ResultFare = z.infer<typeof resultFareSchema>

/** A result: the same flights from any suppliers, with the cheapest offer. */
export const flightResultSchema = z.object({
  id: resultIdSchema,
  sliceIndex: z.int(),
  slice: sliceSchema,
  /** Marketing airlines in order, without repeats. */
  airlines: z.array(z.string()),
  cheapest: resultFareSchema,
  /** The cheapest offer with a checked bag for adults, if the cheapest of all has none. */
  withBag: resultFareSchema.optional(),
  /** The cheapest offer in the requested fare family, if it isn't the cheapest of all. */
  sameFamily: resultFareSchema.optional(),
  /** How many other offers there are. */
  others: z.int(),
})
export type FlightResult = z.infer<typeof flightResultSchema>
