import type { Destination } from '../../../contract/hotel/destination.ts'
import type { Ground } from '../../../contract/hotel/ground.ts'
import type { HotelFilters, HotelMarker } from '../../../contract/hotel/search/hotel-search.ts'
import { formatRoundMoney } from '../../../contract/words/format-money.ts'
import { drawGround } from './draw-ground.ts'
import { drawNames, isPoint, isSeen, rounded } from './draw-names.ts'
import { drawPins, type PricedMarker } from './draw-pins.ts'
import { buttonBoxes, isUnder, scaleBox } from './map-buttons.ts'
import type { MapDrawing } from './map-drawing.ts'
import {
  type MapView,
  moved,
  projection,
  scaleBar,
  viewOfCircle,
  viewOfCorners,
  viewOfPoints,
  zoomed,
} from './map-view.ts'
import { pinBox } from './place-pins.ts'

/** Tall, as it's shown beside the list. */
export const mapSize = { width: 440, height: 620 }
/** Between a wide screen, where most see the drawing, and a phone, where the map that moves soon replaces it. */
const nameScale = 1.15
/** The units of a pixel on a phone, where buttons cover the largest part of the drawing. */
const phoneScale = mapSize.width / 328
const buttons = buttonBoxes(mapSize, phoneScale)
/** The most places that a map that moves knows; crowded ones share a pin. */
export const mostMarkers = 400
/** The most that the drawing knows: it has room for fewer pins, and nobody zooms into it. */
export const mostDrawnMarkers = 150

interface MapSource {
  destination: Pick<Destination, 'kind' | 'position' | 'radius'>
  markers: readonly HotelMarker[]
  /** The results listed beside the map. */
  rows: readonly { id: string }[]
  /** The view that the visitor chose. */
  view: MapView | undefined
  bounds: HotelFilters['bounds']
  ground: Ground | null
  /** Of the visitor's language. */
  tag: string
}

/** Projects results into a drawing. */
export function drawMap(source: MapSource): MapDrawing {
  const { destination, markers, rows, bounds, ground, tag } = source
  const priced = markers.map((marker) => pricedMarker(marker, tag))
  const listed = new Set(rows.map(({ id }) => id))
  const pinsOf = (of: MapView) => drawPins(priced, of, mapSize, (id) => listed.has(id))
  let view = source.view ?? wholeView(source)
  let pins = pinsOf(view)
  if (!source.view && pins.some((pin) => isUnder(pinBox(pin), buttons))) {
    view = besideButtons(view)
    pins = pinsOf(view)
  }
  const project = projection(view, mapSize)
  const centre = rounded(project(destination.position))
  const scale = scaleBar(view, 100)
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
      taken: [...pins.map(pinBox), ...buttons, scaleBox(mapSize, scale.width, phoneScale)],
      scale: nameScale,
    }),
    ...drawGround(ground, view, mapSize),
    scale,
  }
}

/** Returns the view of all results or, without any, of what was searched. */
function wholeView({ destination, markers, bounds }: MapSource): MapView {
  if (bounds) return viewOfCorners(bounds, mapSize)
  const points = markers.map(({ position }) => position)
  const found = markers.length > 1 ? viewOfPoints(points, mapSize) : undefined
  return found ?? viewOfCircle(destination.position, Math.max(1, destination.radius), mapSize)
}

/** Returns a view that has all of another between the left edge and the buttons. */
function besideButtons(view: MapView): MapView {
  const [{ left }] = buttonBoxes(mapSize, phoneScale)
  const covered = mapSize.width - left
  // Half of a price is as wide as the buttons are: it needs the same room on the left.
  const share = (mapSize.width - 2 * covered) / mapSize.width
  return moved(zoomed(view, Math.log2(share)), mapSize, { right: covered / 2 / mapSize.width })
}

/** Returns a marker with its price in a language. */
export function pricedMarker({ total, ...marker }: HotelMarker, tag: string): PricedMarker {
  return { ...marker, price: formatRoundMoney(total, tag) }
}
