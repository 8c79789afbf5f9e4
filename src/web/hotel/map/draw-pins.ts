import type { HotelMarker } from '../../../contract/hotel/search/hotel-search.ts'
import type { MapPin } from './map-drawing.ts'
import { type MapSize, type MapView, projection, viewOfPoints, zoomed } from './map-view.ts'
import { type Pin, type PinSource, pinCount, placePins } from './place-pins.ts'

/** More pins than this would hide the map. */
const mostPins = 40

/** A marker with its price in the visitor's language. */
export interface PricedMarker extends Omit<HotelMarker, 'total'> {
  price: string
}

/**
 * Returns the pins of a view, from markers that come cheapest first. Of the places that share a pin only the first and
 * those for which `isListed` is true are named by id.
 */
export function drawPins(
  markers: readonly PricedMarker[],
  view: MapView,
  size: MapSize,
  isListed: (id: string) => boolean = () => true,
): readonly MapPin[] {
  const project = projection(view, size)
  const sources = markers.map((marker) => ({
    id: marker.id as string,
    marker,
    label: marker.price,
    more: marker.more,
    ...project(marker.position),
  }))
  return placePins(sources, size)
    .slice(0, mostPins)
    .map((pin) => pinOf(pin, view, size, isListed))
}

function pinOf(
  pin: Pin<PinSource & { marker: PricedMarker }>,
  view: MapView,
  size: MapSize,
  isListed: (id: string) => boolean,
): MapPin {
  const { first, all } = pin
  const { name, hash, position } = first.marker
  const count = pinCount(pin)
  const ids = all.map(({ id }) => id).filter((id, index) => index === 0 || isListed(id))
  const at = { x: Math.round(first.x), y: Math.round(first.y), position }
  if (count === 1) return { ...at, label: first.label, count, ids, place: { name, hash } }
  const close = viewOfPoints(
    all.map(({ marker }) => marker.position),
    size,
  )
  // Always closer than now, also if they are all in one house.
  const zoom = zoomed({ ...view, zoom: Math.max(close?.zoom ?? 0, view.zoom + 1) }, 0).zoom
  const closer = all.length === 1 || !close ? { ...position, zoom } : { ...close, zoom }
  return { ...at, label: first.label, count, ids, closer }
}
