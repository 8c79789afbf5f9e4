import type { StyleSpecification } from 'maplibre-gl'
import type { Ground } from '../../../../contract/hotel/ground.ts'
import { groundShapes } from './ground-shapes.ts'

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
  const style: StyleSpecification = {
    version: 8,
    sources: {},
    layers: [{ id: 'background', type: 'background', paint: { 'background-color': background } }],
  }
  if (isLandOnly) return style
  const features = groundShapes(ground).map(({ isLand, depth, ring }) => ({
    type: 'Feature' as const,
    properties: { isLand, depth },
    geometry: { type: 'Polygon' as const, coordinates: [ring] },
  }))
  style.sources = { ground: { type: 'geojson', data: { type: 'FeatureCollection', features } } }
  style.layers.push(
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
  )
  return style
}
