import { bestView } from '../../../../contract/hotel/best-scene.ts'
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

/**
 * Returns a property's pictures: photos if there are any, in the order that their supplier or staff chose, else drawings, the
 * best kind first. Those of one kind are beside each other. A photo whose address is `broken` is a drawing.
 */
export function galleryPictures(
  { photos = [], scenes }: Pick<Hotel, 'photos' | 'scenes'>,
  broken: ReadonlySet<string> = new Set(),
): GalleryPicture[] {
  const drawings = scenes.map((scene): GalleryPicture => ({ scene, view: scene.view }))
  const [spare] = scenes
  if (photos.length === 0 || !spare) return bestFirst(drawings)
  return byKind(
    photos.map((photo): GalleryPicture => {
      const { group: view } = photo
      const scene = scenes.find((each) => each.view === view) ?? spare
      return view ? { photo, scene, view } : { photo, scene }
    }),
  )
    .flat()
    .map((picture) =>
      picture.photo && broken.has(picture.photo.url)
        ? { scene: picture.scene, view: picture.scene.view }
        : picture,
    )
}

/** Returns pictures in groups of neighbours of one kind, each with the position of its first picture. */
export function groupsOf(
  pictures: readonly GalleryPicture[],
): { view: SceneView | undefined; first: number; pictures: GalleryPicture[] }[] {
  const groups: ReturnType<typeof groupsOf> = []
  pictures.forEach((picture, at) => {
    const last = groups.at(-1)
    if (last && last.view === picture.view) last.pictures.push(picture)
    else groups.push({ view: picture.view, first: at, pictures: [picture] })
  })
  return groups
}

const byKind = (pictures: readonly GalleryPicture[]): GalleryPicture[][] => [
  ...Map.groupBy(pictures, ({ view }) => view).values(),
]

function bestFirst(pictures: readonly GalleryPicture[]): GalleryPicture[] {
  const kinds = byKind(pictures)
  const view = bestView(pictures.map((picture) => picture.view))
  const best = kinds.find(([first]) => first?.view === view)
  return [...(best ?? []), ...kinds.filter((kind) => kind !== best).flat()]
}
