import { expect, it } from 'vitest'
import type { Scene } from '../../../../contract/hotel/hotel.ts'
import type { SceneView } from '../../../../contract/hotel/hotel-terms.ts'
import { exampleHotel } from '../../testing/example-stay.ts'
import { galleryPictures } from './gallery-pictures.ts'

const sceneOf = (view: SceneView): Scene => ({ view, seed: 1, setting: 'city' })
const viewsOf = (...views: SceneView[]) =>
  galleryPictures({ scenes: views.map(sceneOf) }).map(({ view }) => view)

it('opens with the building, else with a room, and never with a window view', () => {
  expect(viewsOf('view', 'room', 'pool', 'facade')).toEqual(['facade', 'view', 'room', 'pool'])
  expect(viewsOf('view', 'pool', 'dormitory')[0]).toBe('dormitory')
  expect(viewsOf('pool', 'view')).toEqual(['pool', 'view'])
})

it('keeps pictures of one kind together, in their order', () => {
  const photos = (['pool', 'room', 'facade', 'room', 'pool'] as const).map((group, index) => ({
    url: `https://assets.example/${index}.jpg`,
    group,
  }))
  const shown = galleryPictures({ photos, scenes: exampleHotel().scenes })
  expect(shown.map(({ photo }) => photo?.url.at(-5))).toEqual(['2', '0', '4', '1', '3'])
})

it('has a drawing for each photo that can’t be loaded: of the same kind, if there is one', () => {
  const { scenes } = exampleHotel()
  const photos = [
    { url: 'https://assets.example/1.jpg', group: 'pool' as const },
    { url: 'https://assets.example/2.jpg' },
  ]
  const shown = galleryPictures({ photos, scenes })
  expect(shown.map(({ scene }) => scene.view)).toEqual(['pool', scenes[0]?.view])
})
