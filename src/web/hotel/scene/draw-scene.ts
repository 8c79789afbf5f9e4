import type { Scene } from '../../../contract/hotel/hotel.ts'
import type { SceneSetting, SceneView } from '../../../contract/hotel/hotel-terms.ts'
import { seeded } from '../../ui/scene/scene-traits.ts'
import { bathroom, bedroom, dormitory } from './bedrooms.ts'
import { facade } from './facades.ts'
import { kitchen, lobby, restaurant, spa } from './indoors.ts'
import { beach, courtyard, garden, hotSpring, pool, terrace, view } from './outdoors.ts'
import type { Random } from './strokes.ts'

const views: Record<SceneView, (random: Random, setting: SceneSetting) => string> = {
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

/** Returns the markup inside a picture's `<svg>`. The same scene always gives the same picture. */
export const drawScene = ({ view: of, seed, setting }: Scene): string =>
  views[of](seeded(`${of} ${seed}`), setting)
