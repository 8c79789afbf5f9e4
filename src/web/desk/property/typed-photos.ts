import type { PropertyPhotosPage } from '../../../contract/desk/property-photos.ts'
import { sceneViews } from '../../../contract/hotel/hotel-terms.ts'
import type { StaffPhoto } from '../../../contract/hotel/staff-photo.ts'
import { formText } from '../../session/front-api/read-form.ts'

export type ShownPhoto = PropertyPhotosPage['photos'][number]

/** Names of a photo's fields, by its image: its place in the list changes. */
export const photoField = (
  imageId: string,
  field: 'caption' | 'group' | 'room' | 'x' | 'y',
): string => `${imageId}-${field}`

/** What a button of the form does, beside saving all of it. */
export type PhotoAct =
  | { as: 'save' | 'upload' }
  | { as: 'first' | 'earlier' | 'later' | 'remove'; imageId: string }

/** Returns what such a button sends as `do`. */
export const photoAct = (act: PhotoAct): string =>
  'imageId' in act ? `${act.as} ${act.imageId}` : act.as

export function readPhotoAct(sent: string): PhotoAct {
  const [as, imageId = ''] = sent.split(' ')
  if (as === 'first' || as === 'earlier' || as === 'later' || as === 'remove')
    return { as, imageId }
  return { as: as === 'upload' ? 'upload' : 'save' }
}

/** Returns the photos that a form has, in its order. */
export const typedPhotos = (form: FormData): StaffPhoto[] =>
  form.getAll('photo').flatMap((imageId) => {
    if (typeof imageId !== 'string') return []
    const text = (field: Parameters<typeof photoField>[1]) =>
      formText(form, photoField(imageId, field), 300)
    return [
      {
        imageId,
        caption: text('caption'),
        group: sceneViews.find((view) => view === text('group')) ?? null,
        roomId: text('room') || null,
        focus: { x: hundredths(text('x')), y: hundredths(text('y')) },
      },
    ]
  })

/** An empty field is the middle; what isn't a number is refused by the contract. */
const hundredths = (typed: string): number => (typed === '' ? middle : Math.round(Number(typed)))
const middle = 50

/** Returns an image that was just uploaded as a photo. */
export const newPhoto = (imageId: string): StaffPhoto => ({
  imageId,
  caption: '',
  group: null,
  roomId: null,
  focus: { x: middle, y: middle },
})

/** Returns the photos after a button moved or removed one. */
export function afterAct<Each extends StaffPhoto>(photos: readonly Each[], act: PhotoAct): Each[] {
  if (!('imageId' in act)) return [...photos]
  const from = photos.findIndex(({ imageId }) => imageId === act.imageId)
  const photo = photos[from]
  if (!photo) return [...photos]
  const others = photos.toSpliced(from, 1)
  if (act.as === 'remove') return others
  const to = { first: 0, earlier: Math.max(0, from - 1), later: from + 1 }[act.as]
  return others.toSpliced(to, 0, photo)
}
