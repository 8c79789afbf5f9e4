import { expect, it } from 'vitest'
import { bestScene } from './best-scene.ts'
import type { SceneView } from './hotel-terms.ts'

it.each([
  [['view', 'room', 'facade'], 'facade'],
  [['view', 'bathroom', 'room'], 'room'],
  [['pool', 'dormitory'], 'dormitory'],
  [['view', 'bathroom'], 'view'],
  [[], undefined],
] as [SceneView[], SceneView | undefined][])('of %j a property shows %s first', (views, best) => {
  const scenes = views.map((view) => ({ view, setting: 'city' as const, seed: 1 }))
  expect(bestScene(scenes)?.view).toBe(best)
})
