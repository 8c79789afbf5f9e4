import type { MapArea } from '../../../../contract/hotel/map-area.ts'
import { areaText } from '../../results/choices/hotel-choices.ts'
import type { PricedMarker } from '../draw-pins.ts'

/** Markers that were fetched, for a part of the map or for all results. */
export interface KnownMarkers {
  markers: readonly PricedMarker[]
  area: MapArea | undefined
  zoom: number
}

/** Fetched around what is shown, as a share of it, so that moving a little shows the next places at once. */
const margin = 0.25
/** Zoom levels after which places without a marker may get one. */
const muchCloser = 0.9

/** Returns the part of a map to fetch places of, and its text in an address. */
export function markedArea(area: MapArea): { area: MapArea; text: string } {
  const high = (area.north - area.south) * margin
  // Across the date line nothing is added, where it would take both signs.
  const wide = Math.max(0, area.east - area.west) * margin
  const grown = {
    south: Math.max(-90, area.south - high),
    west: Math.max(-180, area.west - wide),
    north: Math.min(90, area.north + high),
    east: Math.min(180, area.east + wide),
  }
  return { area: grown, text: areaText(grown) }
}

/** Returns whether known markers are all that a part of the map shows at a zoom level. */
export function showsEnough({ markers, area, zoom }: KnownMarkers, shown: MapArea, at: number) {
  const isCovered = !area || isWithin(shown, area)
  const isWhole = markers.every(({ more }) => more === 0)
  return isCovered && (isWhole || at < zoom + muchCloser)
}

const isWithin = (inner: MapArea, outer: MapArea): boolean =>
  inner.south >= outer.south &&
  inner.north <= outer.north &&
  inner.west >= outer.west &&
  inner.east <= outer.east
