import type { Scene } from '../../../contract/hotel/hotel.ts'
import type { SceneSetting, SceneView } from '../../../contract/hotel/hotel-terms.ts'
import { seeded } from '../../ui/scene/scene-traits.ts'
import { bathroom, bedroom, dormitory } from './bedrooms.ts'
import { facade } from './facades.ts'
import { kitchen, lobby, restaurant, spa } from './indoors.ts'
import type { IndoorView } from './interior.ts'
import { beach, courtyard, garden, hotSpring, pool, terrace, view } from './outdoors.ts'
import { height, type Random, width } from './strokes.ts'

type Drawn = string | ReturnType<IndoorView>

const views: Record<SceneView, (random: Random, setting: SceneSetting) => Drawn> = {
  facade,
  lobby,
  room: bedroom,
  dormitory,
  bathroom,
  kitchen,
  restaurant,
  pool,
  beach,
  view,
  garden,
  courtyard,
  terrace,
  spa,
  hot_spring: hotSpring,
}

/** Views whose subject is as high as the picture. Of the others, low places show the lower part: furniture and water, not curtains and sky. */
const high: ReadonlySet<SceneView> = new Set(['facade', 'view', 'garden', 'courtyard', 'terrace'])

/** Where a picture that is cropped is cropped to: its focal point, as in `preserveAspectRatio`. */
export type Focus = `${'xMin' | 'xMid' | 'xMax'}${'YMid' | 'YMax'}`

export interface DrawnPicture {
  /** What is inside the picture's `<svg>`. */
  markup: string
  focus: Focus
}

/** Draws a picture. The same scene always gives the same picture. */
export function drawScene({ view: of, seed, setting }: Scene): DrawnPicture {
  const drawn = views[of](seeded(`${of} ${seed}`), setting)
  const { markup, across = 'xMid' } = typeof drawn === 'string' ? { markup: drawn } : drawn
  return { markup, focus: `${across}${high.has(of) ? 'YMid' : 'YMax'}` }
}

/** Returns a picture that fills its place, whatever that's shape, around its focal point. */
export const filledPlace = ({ markup, focus }: DrawnPicture): string =>
  `<svg viewBox="0 0 ${width} ${height}" width="100%" height="100%" preserveAspectRatio="${focus} slice">${markup}</svg>`
