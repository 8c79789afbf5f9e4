import type { MapArea } from '../../../contract/hotel/map-area.ts'

/** The part of a map that is shown: its middle, and a zoom level at which the world is 256 · 2^zoom pixels wide. */
export interface MapView {
  lat: number
  lon: number
  zoom: number
}

interface Point {
  lat: number
  lon: number
}

/** The drawing's size in its own units; most screens show one unit as one pixel. */
export interface MapSize {
  width: number
  height: number
}

const tile = 256
export const leastZoom = 3
export const mostZoom = 17
/** Where the projection ends. */
const mostLat = 85

/** Returns a view as a query parameter: `lat,lon,zoom`. */
export const mapViewText = ({ lat, lon, zoom }: MapView): string =>
  [lat.toFixed(4), lon.toFixed(4), zoom.toFixed(1)].map(Number).join(',')

export function readMapView(text: string | null): MapView | undefined {
  const [lat = NaN, lon = NaN, zoom = NaN, ...more] = (text ?? '').split(',').map(Number)
  const isView =
    Math.abs(lat) <= mostLat && Math.abs(lon) <= 180 && zoom >= leastZoom && zoom <= mostZoom
  return isView && more.length === 0 ? { lat, lon, zoom } : undefined
}

/** Web Mercator on a world of 1 × 1: the first half is west, the upper half north. */
const toWorld = ({ lat, lon }: Point) => {
  const sin = Math.sin((Math.max(-mostLat, Math.min(mostLat, lat)) * Math.PI) / 180)
  return { x: lon / 360 + 0.5, y: 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI) }
}

const fromWorld = ({ x, y }: { x: number; y: number }): Point => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  lon: (x - 0.5) * 360,
})

const scaleOf = (zoom: number) => tile * 2 ** zoom

/** Returns a function that projects positions into a drawing of this size. */
export function projection(view: MapView, { width, height }: MapSize) {
  const middle = toWorld(view)
  const scale = scaleOf(view.zoom)
  return (point: Point) => {
    const { x, y } = toWorld(point)
    // The shorter way around the world.
    const dx = x - middle.x - Math.round(x - middle.x)
    return { x: width / 2 + dx * scale, y: height / 2 + (y - middle.y) * scale }
  }
}

/** Returns a function that returns the positions of a drawing's points; longitudes aren't brought back to ±180. */
export function unprojected(view: MapView, { width, height }: MapSize) {
  const middle = toWorld(view)
  const scale = scaleOf(view.zoom)
  return ({ x, y }: { x: number; y: number }): Point =>
    fromWorld({
      x: middle.x + (x - width / 2) / scale,
      y: middle.y + (y - height / 2) / scale,
    })
}

/** Returns the view moved by a share of the drawing's size: `{ right: 0.5 }` shows what is half a width further east. */
export function moved(
  view: MapView,
  size: MapSize,
  by: { right?: number; down?: number },
): MapView {
  const { x, y } = toWorld(view)
  const scale = scaleOf(view.zoom)
  const to = fromWorld({
    x: x + ((by.right ?? 0) * size.width) / scale,
    y: y + ((by.down ?? 0) * size.height) / scale,
  })
  return {
    ...view,
    lat: Math.max(-mostLat, Math.min(mostLat, to.lat)),
    lon: aroundWorld(to.lon),
  }
}

/** Returns a longitude from -180 to 180. */
const aroundWorld = (lon: number): number => ((((lon + 180) % 360) + 360) % 360) - 180

export const zoomed = (view: MapView, by: number): MapView => ({
  ...view,
  zoom: Math.max(leastZoom, Math.min(mostZoom, view.zoom + by)),
})

/** Returns the corners of what a view shows. */
export function cornersOf(view: MapView, { width, height }: MapSize): MapArea {
  const at = unprojected(view, { width, height })
  const [first, last] = [at({ x: 0, y: 0 }), at({ x: width, y: height })]
  return {
    south: last.lat,
    west: aroundWorld(first.lon),
    north: first.lat,
    east: aroundWorld(last.lon),
  }
}

/** Returns the closest view of all these points, with a margin of an eighth of the size; undefined without points. */
export function viewOfPoints(points: readonly Point[], size: MapSize): MapView | undefined {
  const [first, ...rest] = points.map(toWorld)
  if (!first) return undefined
  let [west, east, north, south] = [first.x, first.x, first.y, first.y]
  for (const { x, y } of rest) {
    // Unrolled around the first one, for places on both sides of the date line.
    const at = x - Math.round(x - first.x)
    west = Math.min(west, at)
    east = Math.max(east, at)
    north = Math.min(north, y)
    south = Math.max(south, y)
  }
  const fit = Math.min(
    (size.width * 0.75) / Math.max(east - west, 1e-9),
    (size.height * 0.75) / Math.max(south - north, 1e-9),
  )
  const zoom = Math.max(leastZoom, Math.min(15, Math.log2(fit / tile)))
  const middle = fromWorld({ x: (west + east) / 2, y: (north + south) / 2 })
  return { lat: middle.lat, lon: middle.lon, zoom }
}

/** Returns the view of a circle around a point; kilometres. */
export function viewOfCircle(centre: Point, radius: number, size: MapSize): MapView {
  const degrees = radius / 111
  const wide = degrees / Math.max(0.05, Math.cos((centre.lat * Math.PI) / 180))
  const edges = [
    { lat: centre.lat - degrees, lon: centre.lon },
    { lat: centre.lat + degrees, lon: centre.lon },
    { lat: centre.lat, lon: centre.lon - wide },
    { lat: centre.lat, lon: centre.lon + wide },
  ]
  return viewOfPoints(edges, size) ?? { ...centre, zoom: 11 }
}

/** Returns the view of a rectangle. */
export const viewOfCorners = ({ south, west, north, east }: MapArea, size: MapSize): MapView =>
  viewOfPoints(
    [
      { lat: south, lon: west },
      { lat: north, lon: east },
    ],
    { width: size.width / 0.75, height: size.height / 0.75 },
  ) ?? { lat: south, lon: west, zoom: 11 }

/** Returns how many metres a unit of a drawing is, in its middle. */
export const metresPerUnit = ({ lat, zoom }: Pick<MapView, 'lat' | 'zoom'>): number =>
  (40_075_017 * Math.cos((lat * Math.PI) / 180)) / scaleOf(zoom)

/** Returns a round number of metres, and how wide that is in a drawing, for a scale of at most `width` units. */
export function scaleBar(view: MapView, width: number): { metres: number; width: number } {
  const most = width * metresPerUnit(view)
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = ([5, 2, 1].find((each) => each * power <= most) ?? 1) * power
  return { metres, width: metres / metresPerUnit(view) }
}
