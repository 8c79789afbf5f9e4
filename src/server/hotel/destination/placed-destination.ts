import type { Destination, DestinationId } from '../../../contract/hotel/destination.ts'
import type { Position } from '../../../contract/hotel/hotel.ts'

/** A place to stay at or near, with names in English; what somebody reads is its `view`. */
export interface PlacedDestination {
  id: DestinationId
  kind: Destination['kind']
  name: string
  /** What it's part of; a city is part of its country, which isn't named here. */
  within?: string
  /** The city that it is or is in, if it's known. */
  city?: string
  /** The code of the airport that it is, or is near without a city of ours. */
  airport?: string
  /** Whether it's an island, a coast or a valley of several towns. */
  isRegion?: boolean
  country: string
  position: Position
  /** Kilometres. */
  radius: number
  /** IANA zone: its today decides which dates are past. */
  zone: string
}
