import type { Scene } from './hotel.ts'
import type { SceneView } from './hotel-terms.ts'

/** Subjects of a property's first picture, best first: building and rooms say more than the view. */
const opening: readonly SceneView[] = ['facade', 'room', 'dormitory']

/** Returns the view that a property's pictures begin with: its building, else a room, else its first. */
export const bestView = (views: readonly (SceneView | undefined)[]): SceneView | undefined =>
  opening.find((view) => views.includes(view)) ?? views[0]

/** Returns a property's drawing for lists and orders, which is also the first of its gallery. */
export function bestScene(scenes: readonly Scene[]): Scene | undefined {
  const best = bestView(scenes.map(({ view }) => view))
  return scenes.find(({ view }) => view === best)
}
