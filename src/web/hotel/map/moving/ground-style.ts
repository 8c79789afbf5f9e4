import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import type { Ground } from '../../../../contract/hotel/ground.ts'
import { roundedLine } from '../../../../contract/hotel/rounded-line.ts'
import { leastRiver } from '../draw-rivers.ts'
import { leastZoom, metresPerUnit, mostZoom } from '../map-view.ts'
import { groundShapes } from './ground-shapes.ts'

/** MapLibre's worlds are 512 pixels wide at zoom level 0, ours 256. */
export const zoomOffset = 1

/** The map's colours, of the scheme in use. */
interface GroundColours {
  land: string
  water: string
  coast: string
}

/** Returns the colours that an element's place in the page has. */
export function groundColours(element: HTMLElement): GroundColours {
  const probe = document.createElement('i')
  // With reduced motion everything has a transition, however short: the second colour would still be the first one.
  probe.style.transition = 'none'
  element.append(probe)
  const colour = (name: string) => {
    probe.style.color = `var(--color-map-${name})`
    return getComputedStyle(probe).color
  }
  const colours = { land: colour('land'), water: colour('water'), coast: colour('coast') }
  probe.remove()
  return colours
}

/** Returns a style of land and water alone: prices and names are elements of the page above it. */
export function groundStyle(ground: Ground | null, colours: GroundColours): StyleSpecification {
  const isLandOnly = !ground || ground.rings.length === 0
  const background = isLandOnly ? colours.land : colours.water
  return {
    version: 8,
    sources: {
      ground: { type: 'geojson', data: shapesOf(ground?.rings ?? []) },
      rivers: { type: 'geojson', data: riversOf(ground?.rivers ?? []) },
    },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': background } },
      {
        id: 'shapes',
        type: 'fill',
        source: 'ground',
        layout: { 'fill-sort-key': ['get', 'depth'] },
        paint: { 'fill-color': ['case', ['get', 'isLand'], colours.land, colours.water] },
      },
      {
        id: 'coast',
        type: 'line',
        source: 'ground',
        layout: { 'line-join': 'round' },
        paint: { 'line-color': colours.coast, 'line-width': 1 },
      },
      {
        id: 'banks',
        type: 'line',
        source: 'rivers',
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: { 'line-color': colours.coast, 'line-width': widthOfRivers(2) },
      },
      {
        id: 'rivers',
        type: 'line',
        source: 'rivers',
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: { 'line-color': colours.water, 'line-width': widthOfRivers(0) },
      },
    ],
  }
}

const shapesOf = (rings: Ground['rings']): GeoJSONSourceSpecification['data'] => ({
  type: 'FeatureCollection',
  features: groundShapes({ rings }).map(({ isLand, depth, ring }) => ({
    type: 'Feature',
    properties: { isLand, depth },
    geometry: { type: 'Polygon', coordinates: [ring] },
  })),
})

const riversOf = (rivers: Ground['rivers']): GeoJSONSourceSpecification['data'] => ({
  type: 'FeatureCollection',
  features: rivers.map(({ width, course }) => ({
    type: 'Feature',
    properties: { width: width / metresPerUnit({ lat: course[0]?.[1] ?? 0, zoom: 0 }) },
    geometry: { type: 'LineString', coordinates: roundedLine(course, { isRing: false }) },
  })),
})

/**
 * Returns how wide rivers are, with as many pixels more for their banks: a feature's `width` is in pixels at our zoom
 * level 0, and doubles with each level.
 */
function widthOfRivers(more: number): ExpressionSpecification {
  const zooms = Array.from({ length: mostZoom - leastZoom + 1 }, (_, at) => leastZoom + at)
  const stops = zooms.flatMap((zoom) => [
    zoom - zoomOffset,
    ['+', more, ['max', leastRiver, ['*', ['get', 'width'], 2 ** zoom]]],
  ])
  return ['interpolate', ['exponential', 2], ['zoom'], ...stops] as ExpressionSpecification
}
