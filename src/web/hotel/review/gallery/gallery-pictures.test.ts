import { expect, it } from 'vitest'
import type { Scene } from '../../../../contract/hotel/hotel.ts'
import type { SceneView } from '../../../../contract/hotel/hotel-terms.ts'
import { exampleHotel } from '../../testing/example-stay.ts'
import { galleryPictures, groupsOf } from './gallery-pictures.ts'

const sceneOf = (view: SceneView): Scene => ({ view, seed: 1, setting: 'city' })
const viewsOf = (...views: SceneView[]) =>
  galleryPictures({ scenes: views.map(sceneOf) }).map(({ view }) => view)

it('drawings open with the building, else with a room, and never with a window view', () => {
  expect(viewsOf('view', 'room', 'pool', 'facade')).toEqual(['facade', 'view', 'room', 'pool'])
  expect(viewsOf('view', 'pool', 'dormitory')[0]).toBe('dormitory')
  expect(viewsOf('pool', 'view')).toEqual(['pool', 'view'])
})

it('photos keep their order, with those of one kind together', () => {
  const photos = (['pool', 'room', 'facade', 'room', 'pool'] as const).map((group, index) => ({
    url: `https://assets.example/${index}.jpg`,
    group,
  }))
  const shown = galleryPictures({ photos, scenes: exampleHotel().scenes })
  expect(shown.map(({ photo }) => photo?.url.at(-5))).toEqual(['0', '4', '1', '3', '2'])
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

it('a photo that couldn’t be loaded is a drawing, and described as that', () => {
  const { scenes } = exampleHotel()
  const photos = [
    { url: 'https://assets.example/1.jpg', group: 'spa' as const, caption: 'The spa at night' },
    { url: 'https://assets.example/2.jpg' },
  ]
  const [first, second] = galleryPictures({ photos, scenes }, new Set([photos[0]?.url ?? '']))
  expect(first).toEqual({ scene: scenes[0], view: 'facade' })
  expect(second?.photo).toBe(photos[1])
})

it('groups are neighbours of one kind, with the position of their first picture', () => {
  const pictures = galleryPictures({ scenes: (['pool', 'facade', 'pool'] as const).map(sceneOf) })
  expect(
    groupsOf(pictures).map(({ view, first, pictures: { length } }) => [view, first, length]),
  ).toEqual([
    ['facade', 0, 1],
    ['pool', 1, 2],
  ])
})
