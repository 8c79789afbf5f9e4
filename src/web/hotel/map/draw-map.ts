import type { Destination } from '../../../contract/hotel/destination.ts'
import type { Ground } from '../../../contract/hotel/ground.ts'
import type { HotelFilters, HotelMarker } from '../../../contract/hotel/search/hotel-search.ts'
import { formatRoundMoney } from '../../../contract/words/format-money.ts'
import { drawGround } from './draw-ground.ts'
import { drawNames, isPoint, isSeen, rounded } from './draw-names.ts'
import { drawPins, type PricedMarker } from './draw-pins.ts'
import type { MapDrawing } from './map-drawing.ts'
import {
  type MapView,
  projection,
  scaleBar,
  viewOfCircle,
  viewOfCorners,
  viewOfPoints,
} from './map-view.ts'
import { pinBox } from './place-pins.ts'

/** Tall, as it's shown beside the list. */
export const mapSize = { width: 440, height: 620 }
/** Between a wide screen, where most see the drawing, and a phone, where the map that moves soon replaces it. */
const nameScale = 1.15
/** The most places that a map knows; crowded ones share a pin. */
export const mostMarkers = 400

interface MapSource {
  destination: Pick<Destination, 'kind' | 'position' | 'radius'>
  markers: readonly HotelMarker[]
  /** The view that the visitor chose. */
  view: MapView | undefined
  bounds: HotelFilters['bounds']
  ground: Ground | null
  /** Of the visitor's language. */
  tag: string
}

/** Projects results into a drawing. */
export function drawMap(source: MapSource): MapDrawing {
  const { destination, markers, bounds, ground, tag } = source
  const view = source.view ?? wholeView(source)
  const project = projection(view, mapSize)
  const centre = rounded(project(destination.position))
  const priced = markers.map((marker) => pricedMarker(marker, tag))
  const pins = drawPins(priced, view, mapSize)
  return {
    width: mapSize.width,
    height: mapSize.height,
    view,
    isWhole: !source.view && !bounds,
    centre: isPoint(destination) && isSeen(centre, mapSize) ? centre : undefined,
    pins,
    names: drawNames({
      names: ground?.names ?? [],
      view,
      size: mapSize,
      taken: pins.map(pinBox),
      scale: nameScale,
    }),
    ...drawGround(ground, view, mapSize),
    scale: scaleBar(view, 100),
  }
}

/** Returns the view of all results or, without any, of what was searched. */
function wholeView({ destination, markers, bounds }: MapSource): MapView {
  if (bounds) return viewOfCorners(bounds, mapSize)
  const points = markers.map(({ position }) => position)
  const found = markers.length > 1 ? viewOfPoints(points, mapSize) : undefined
  return found ?? viewOfCircle(destination.position, Math.max(1, destination.radius), mapSize)
}

/** Returns a marker with its price in a language. */
export function pricedMarker({ total, ...marker }: HotelMarker, tag: string): PricedMarker {
  return { ...marker, price: formatRoundMoney(total, tag) }
}
