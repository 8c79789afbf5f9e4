import type { Hotel, Scene } from '../../../../contract/hotel/hotel.ts'
import type { SceneView } from '../../../../contract/hotel/hotel-terms.ts'
import type { Photo } from '../../../../contract/hotel/photo.ts'

/** A picture of the gallery: a photo with the drawing that takes its place if it can't be loaded, or a drawing. */
export interface GalleryPicture {
  photo?: Photo
  scene: Scene
  /** What it shows; absent if the photo's supplier doesn't say. */
  view?: SceneView
}

/** What a gallery opens with, best first: these say more of a property than what it looks out on. */
const opening: readonly SceneView[] = ['facade', 'room', 'dormitory']

/** Returns a property's pictures: photos if there are any, else drawings. Those of one kind are beside each other, the best kind first. */
export function galleryPictures({ photos = [], scenes }: Pick<Hotel, 'photos' | 'scenes'>) {
  const drawings = scenes.map((scene): GalleryPicture => ({ scene, view: scene.view }))
  const [spare] = scenes
  if (photos.length === 0 || !spare) return bestFirst(drawings)
  return bestFirst(
    photos.map((photo): GalleryPicture => {
      const { group: view } = photo
      const scene = scenes.find((each) => each.view === view) ?? spare
      return view ? { photo, scene, view } : { photo, scene }
    }),
  )
}

function bestFirst(pictures: readonly GalleryPicture[]): GalleryPicture[] {
  const kinds = Map.groupBy(pictures, ({ view }) => view)
  const best = opening.find((view) => kinds.has(view))
  const first = best ? (kinds.get(best) ?? []) : []
  return [...first, ...[...kinds].flatMap(([view, same]) => (view && view === best ? [] : same))]
}
