import { data, type RouterContextProvider } from 'react-router'
import { savePropertyPhotos } from '../../../contract/desk/property-photos.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import { hotelIdSchema } from '../../../contract/hotel/hotel.ts'
import { mostPhotos } from '../../../contract/hotel/photo.ts'
import type { StaffPhoto } from '../../../contract/hotel/staff-photo.ts'
import { imageAt, largestImage } from '../../../contract/image/image-address.ts'
import { uploadImage } from '../../../contract/image/images.ts'
import { notFound } from '../../problem/page-errors.ts'
import { keyOf } from '../../session/front-api/idempotent-call.ts'
import { formText, readForm } from '../../session/front-api/read-form.ts'
import { type DeskApi, deskApi } from '../desk-api.ts'
import { redirectTelling } from '../told.ts'
import { afterAct, newPhoto, readPhotoAct, typedPhotos } from './typed-photos.ts'

/** The field that files are chosen in. */
export const filesField = 'files'

/** A file that isn't a photo now, and why. */
export interface RefusedFile {
  name: string
  code: ErrorCode
}

/** What the form is shown with again. */
export interface RefusedPhotos {
  /** As they were typed; undefined if they were saved. */
  typed: StaffPhoto[] | undefined
  code: ErrorCode | null
  /** What is wrong with each photo: the contract's codes, by `0.caption`. */
  wrong: Readonly<Record<string, string>>
  files: RefusedFile[]
}

/** Saves a property's photos with those that came with the form, in the order and with the words that it has. */
export async function answerPhotos(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  id: string | undefined,
) {
  const hotelId = hotelIdSchema.safeParse(id)
  if (!hotelId.success) throw notFound()
  const api = deskApi(context, request)
  const form = await readForm(request)
  const act = readPhotoAct(formText(form, 'do'))
  const typed = afterAct(typedPhotos(form), act)
  const { added, files } = await uploaded(api, form, typed)
  const photos = [...typed, ...added]
  if (act.as === 'upload' && added.length === 0 && files.length === 0) {
    files.push({ name: '', code: 'IMAGE_INVALID' })
  }
  const outcome = await api.call(savePropertyPhotos, {
    params: { hotelId: hotelId.data },
    body: { photos, revision: formText(form, 'revision') },
    idempotencyKey: keyOf(form),
  })
  if (!outcome.ok) {
    const { error, status_code, fields = {} } = outcome.problem
    const wrong = Object.fromEntries(
      Object.entries(fields).map(([path, found]) => [path.replace('photos.', ''), found]),
    )
    const refused: RefusedPhotos = { typed: photos, code: error, wrong, files }
    return data(refused, { status: status_code })
  }
  if (files.length > 0) {
    const refused: RefusedPhotos = { typed: undefined, code: null, wrong: {}, files }
    // The others were saved: the page is loaded again, which it isn't after an error.
    return data(refused, { status: 200 })
  }
  const told = act.as === 'remove' ? 'removed' : added.length > 0 ? 'uploaded' : 'saved'
  return redirectTelling(context, `desk/properties/${encodeURIComponent(hotelId.data)}`, told)
}

/** Stores the chosen files as images, as many as there is room for. */
async function uploaded(api: DeskApi, form: FormData, known: readonly StaffPhoto[]) {
  const added: StaffPhoto[] = []
  const files: RefusedFile[] = []
  for (const file of form.getAll(filesField)) {
    if (!(file instanceof File) || file.size === 0) continue
    const name = file.name.slice(-200).toWellFormed()
    if (known.length + added.length >= mostPhotos) {
      files.push({ name, code: 'TOO_LARGE' })
      continue
    }
    if (file.size > largestImage) {
      files.push({ name, code: 'IMAGE_TOO_LARGE' })
      continue
    }
    const answer = await api.call(uploadImage, { body: { name, file } })
    if (!answer.ok) {
      files.push({ name, code: answer.problem.error })
      continue
    }
    const imageId = imageAt(answer.result.src) ?? ''
    const isKnown = [...known, ...added].some((photo) => photo.imageId === imageId)
    if (!isKnown) added.push(newPhoto(imageId))
  }
  return { added, files }
}
