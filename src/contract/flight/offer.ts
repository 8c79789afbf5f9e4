import { z } from 'zod'
import { offerIdSchema, resultIdSchema } from '../ids.ts'
import { moneySchema } from '../money.ts'
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

/** Local wall-clock time at the airport, `YYYY-MM-DDTHH:MM`, without a zone: what a ticket says. */
export const localTimeSchema = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
export const isoDateSchema = z.iso.date()

export const segmentSchema = z.object({
  airline: z.string(),
  airlineName: z.string(),
  /** Brand colour of its code tile, `#rrggbb`; absent for a carrier without one of its own. */
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
  /** Real duration, zones accounted for. */
  minutes: z.int(),
  /** Calendar days between local departure and local arrival: +1, −1 over the date line. */
  dayShift: z.int(),
  stopType: stopTypeSchema,
  segments: z.array(segmentSchema).min(1),
  connections: z.array(connectionSchema),
  /** Estimate for one economy seat, all segments. */
  co2Kg: z.int(),
})
export type Slice = z.infer<typeof sliceSchema>

/**
 * Baggage by the rule keys of S3.29. `piece` is an allowance by weight: `kg` altogether, in any number of bags
 * (docs/decisions/036-baggage-by-weight.md). `unknown` when the supplier does not say.
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
  /** The supplier quotes one price for everyone; the price per passenger type is our estimate. */
  splitEstimated: z.boolean().optional(),
  /** Per segment, per passenger: what may be taken along. */
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
  /** Only told when few are left. */
  seatsLeft: z.int().optional(),
  needs: z.object({ documents: z.enum(['none', 'passport']) }),
  expiresAt: z.iso.datetime(),
})
export type Offer = z.infer<typeof offerSchema>

/** An offer without its flights, where these are told once for several. */
export const fareSchema = offerSchema.omit({ slice: true })
export type Fare = z.infer<typeof fareSchema>

/** An offer as a row of results shows it: what an adult may take on every flight, and what the fare allows. */
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

/** A row of the results: the same flights from whichever suppliers, with the cheapest offer in front. */
export const flightResultSchema = z.object({
  id: resultIdSchema,
  sliceIndex: z.int(),
  slice: sliceSchema,
  /** Marketing airlines in order, without repeats. */
  airlines: z.array(z.string()),
  cheapest: resultFareSchema,
  /** The cheapest offer with a checked bag for adults, where the cheapest of all has none. */
  withBag: resultFareSchema.optional(),
  /** The cheapest offer in the fare family that the caller asked for, where it isn't the cheapest of all. */
  sameFamily: resultFareSchema.optional(),
  /** How many further offers stand behind the cheapest. */
  others: z.int(),
})
export type FlightResult = z.infer<typeof flightResultSchema>
