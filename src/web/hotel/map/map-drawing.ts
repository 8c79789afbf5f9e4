import type { NamedPlace } from '../../../contract/hotel/ground.ts'
import type { Position } from '../../../contract/hotel/hotel.ts'
import type { StayHash } from '../../../contract/hotel/property.ts'
import type { MapView } from './map-view.ts'

/** A pin on the map. A single place's leads to its page; that of several to a closer view of them. */
export interface MapPin {
  x: number
  y: number
  position: Position
  /** The price of its place, the lowest one of several, or its number in a list. */
  label: string
  /** How many places it stands for. */
  count: number
  /** The ids of its first place, and of the others that are in the list. */
  ids: readonly string[]
  /** The only place's name and page. */
  place?: { name: string; hash: StayHash }
  /** The view that shows several places apart. */
  closer?: MapView
}

/** A name on the map, which stands some pixels beside its place. */
export interface MapName {
  name: string
  /** A spot has its own mark. */
  kind: NamedPlace['kind'] | 'spot'
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  dx: number
  dy: number
}

/** A river on the map: an SVG path of its middle, and its width in the drawing's units. */
export interface DrawnRiver {
  path: string
  width: number
}

/** What a map shows, ready to be drawn: projected on the server, where all results are. */
export interface MapDrawing {
  width: number
  height: number
  view: MapView
  /** Whether it's the view that all results give, rather than one that the visitor chose. */
  isWhole: boolean
  /** The destination, if it's a point. */
  centre: { x: number; y: number } | undefined
  pins: readonly MapPin[]
  names: readonly MapName[]
  /** The land in the water around it, as an SVG path by the even-odd rule; undefined where only land is known. */
  land: string | undefined
  /** In the land, where it doesn't leave them out as water. */
  rivers: readonly DrawnRiver[]
  /** The source of the land and rivers, whose licence asks for a mention. */
  attribution: string | undefined
  scale: { metres: number; width: number }
}
