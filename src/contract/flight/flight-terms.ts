/** Terms that pages need in the browser: plain lists, so that no schemas are sent. */
export const tripTypes = ['oneway', 'roundtrip', 'multicity'] as const
export type TripType = (typeof tripTypes)[number]

/** The two directions of a round trip (S3.31); multi-city flights are numbered instead. */
export const tripDirections = ['depart', 'return'] as const
export type TripDirection = (typeof tripDirections)[number]

/** Sorts of flight results (S3.34) and times of day (S3.35): 00–06, 06–12, 12–18, 18–24. */
export const flightSorts = ['lowest', 'highest', 'depart', 'arrival', 'duration'] as const
export type FlightSort = (typeof flightSorts)[number]
export const timesOfDay = ['early', 'morning', 'afternoon', 'night'] as const
export type TimeOfDay = (typeof timesOfDay)[number]

export const cabins = ['economy', 'premium_economy', 'business', 'first'] as const
export type Cabin = (typeof cabins)[number]

export { type PassengerType, passengerTypes } from '../checkout/passenger-types.ts'

/** direct: no change of plane; transit: change on one booking code; onestop: change on two booking codes (S3.32). */
export const stopTypes = ['direct', 'transit', 'onestop'] as const
export type StopType = (typeof stopTypes)[number]

/** Returns whether a baggage rule certainly includes a bag. */
export const includesBag = ({ rule }: { rule: string }): boolean =>
  rule !== 'none' && rule !== 'unknown'
