import type { Destination } from '../../../contract/hotel/destination.ts'
import type { NamedPlace } from '../../../contract/hotel/ground.ts'
import type { MapName } from './map-drawing.ts'
import { type MapSize, type MapView, projection } from './map-view.ts'

/** A part of a drawing that names keep clear of. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export interface NameSource extends Pick<NamedPlace, 'name' | 'position'> {
  kind: MapName['kind']
}

interface NamesOf {
  /** Most important first: where names are in each other's way, the first one stays. */
  names: readonly NameSource[]
  view: MapView
  size: MapSize
  /** Where pins are. */
  taken: readonly Box[]
  /** How much larger than a pixel a unit is where the drawing is smallest. */
  scale?: number
}

/** Pixels, as in `map.css`: the size of a name's letters. */
const fontSizes = { city: 15, area: 13, landmark: 12, river: 12, spot: 12 }
/** A letter's width and a line's height, as a share of the letters' size. */
const [letter, line] = [0.56, 1.2]
/** Pixels around names. */
const gap = 3
/** Below these zoom levels, names of this kind would say nothing but where the city is. */
const leastZooms = { city: 0, area: 8.5, landmark: 10, river: 9.5, spot: 0 }
const most = 24

/** Returns the names that a view has room for. */
export function drawNames({ names, view, size, taken, scale = 1 }: NamesOf): readonly MapName[] {
  const project = projection(view, size)
  const boxes = [...taken]
  const drawn: MapName[] = []
  for (const { name, kind, position } of names) {
    if (drawn.length === most) break
    const spot = rounded(project(position))
    if (view.zoom < leastZooms[kind] || !isSeen(spot, size)) continue
    if (kind === 'river' && drawn.some((other) => other.name === name)) continue
    for (const [anchor, dx, dy] of places[kind]) {
      const box = boxOf(name, kind, { ...spot, anchor, dx, dy }, scale)
      if (!isOn(box, size) || boxes.some((other) => overlaps(other, box))) continue
      boxes.push(box)
      drawn.push({ name, kind, ...spot, anchor, dx, dy })
      break
    }
  }
  return drawn
}

type Place = readonly [anchor: MapName['anchor'], dx: number, dy: number]

const across: readonly Place[] = [
  ['middle', 0, 0],
  ['middle', 0, 22],
  ['middle', 0, -22],
  ['start', 8, 0],
  ['end', -8, 0],
  // Just below or above a pin in the middle of it.
  ['middle', 0, 34],
  ['middle', 0, -46],
]
/** Where a name may stand, in pixels from its place: the best first. */
const places: Readonly<Record<MapName['kind'], readonly Place[]>> = {
  city: across,
  area: across,
  landmark: [
    ['start', 7, 0],
    ['end', -7, 0],
    ['middle', 0, 14],
    ['middle', 0, -14],
  ],
  river: [['middle', 0, 0]],
  spot: [
    ['start', 16, 0],
    ['end', -16, 0],
    ['middle', 0, 24],
    ['middle', 0, -24],
  ],
}

type Placed = Pick<MapName, 'x' | 'y' | 'anchor' | 'dx' | 'dy'>

function boxOf(name: string, kind: MapName['kind'], placed: Placed, scale: number): Box {
  const { x, y, anchor, dx, dy } = placed
  const width = name.length * fontSizes[kind] * letter * scale
  const high = (fontSizes[kind] * line * scale) / 2 + gap
  const at = x + dx * scale
  const left = anchor === 'start' ? at : anchor === 'end' ? at - width : at - width / 2
  const middle = y + dy * scale
  const box = {
    left: left - gap,
    right: left + width + gap,
    top: middle - high,
    bottom: middle + high,
  }
  if (kind !== 'landmark') return box
  // Its point is part of it.
  return {
    left: Math.min(box.left, x - gap),
    right: Math.max(box.right, x + gap),
    top: Math.min(box.top, y - gap),
    bottom: Math.max(box.bottom, y + gap),
  }
}

export const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top

const isOn = ({ left, right, top, bottom }: Box, { width, height }: MapSize): boolean =>
  left >= 0 && top >= 0 && right <= width && bottom <= height

export const isSeen = ({ x, y }: { x: number; y: number }, { width, height }: MapSize): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height

/** Returns whether a place searched for is a point, rather than something as large as a map. */
export const isPoint = ({ kind }: Pick<Destination, 'kind'>): boolean =>
  kind !== 'city' && kind !== 'area'

export const rounded = ({ x, y }: { x: number; y: number }) => ({
  x: Math.round(x),
  y: Math.round(y),
})
