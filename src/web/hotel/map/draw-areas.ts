import type { Destination } from '../../../contract/hotel/destination.ts'
import type { HotelFacets } from '../../../contract/hotel/search/hotel-search.ts'
import { type MapSize, type MapView, projection } from './map-view.ts'

/** The most areas that are named. */
const most = 8

/** Returns the names of the areas that a view shows, those with the most places. */
export function drawAreas(
  areas: readonly HotelFacets['areas'][number][],
  view: MapView,
  size: MapSize,
) {
  const project = projection(view, size)
  return areas
    .flatMap(({ name, position }) => (position ? [{ name, ...rounded(project(position)) }] : []))
    .filter((spot) => isSeen(spot, size))
    .slice(0, most)
}

export const isSeen = ({ x, y }: { x: number; y: number }, { width, height }: MapSize): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height

/** Returns whether a place searched for is a point, rather than something as large as a map. */
export const isPoint = ({ kind }: Pick<Destination, 'kind'>): boolean =>
  kind !== 'city' && kind !== 'area'

export const rounded = ({ x, y }: { x: number; y: number }) => ({
  x: Math.round(x),
  y: Math.round(y),
})
