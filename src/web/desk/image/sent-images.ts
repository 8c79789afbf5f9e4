import type { ErrorCode } from '../../../contract/errors.ts'
import { imageAt, largestImage } from '../../../contract/image/image-address.ts'
import {
  getLibraryImage,
  listImages,
  type UploadedImage,
  uploadImage,
} from '../../../contract/image/images.ts'
import { formText } from '../../session/front-api/read-form.ts'
import type { DeskApi } from '../desk-api.ts'
import type { ImageSize } from './image-crop.ts'
import {
  choiceField,
  fileField,
  findField,
  type ImagePicker,
  readImageAct,
  type StoredImage,
  type StoredImages,
} from './image-names.ts'

/** Returns whether a form was sent by a button that is only about an image. */
export const isAboutImage = (form: FormData): boolean =>
  readImageAct(formText(form, 'do')) !== undefined

/** The images that came with a form, by the name of their field, and why others weren't stored. */
export interface SentImages {
  images: StoredImages
  problems: Readonly<Record<string, ErrorCode>>
  /** The list of stored images, if it's open. */
  picker: ImagePicker | null
}

/** Stores the images that were chosen for these fields of a form, and reads those that were picked from the stored ones. */
export async function sentImages(
  api: DeskApi,
  form: FormData,
  names: readonly string[],
): Promise<SentImages> {
  const act = readImageAct(formText(form, 'do'))
  const key = crypto.randomUUID()
  const images: Record<string, StoredImage> = {}
  const problems: Record<string, ErrorCode> = {}
  let picker: ImagePicker | null = null
  for (const name of names) {
    const isAsked = act?.name === name
    const file = form.get(fileField(name))
    if (file instanceof File && file.size > 0) {
      const stored = await upload(api, file)
      if (typeof stored === 'string') problems[name] = stored
      else images[name] = { key, ...stored }
      continue
    }
    // Pressed without choosing a file.
    if (isAsked && act.as === 'upload') problems[name] = 'IMAGE_INVALID'
    const open = (page: number, wrong?: ImagePicker['wrong']) =>
      openPicker(api, { name, page, wrong, q: formText(form, findField(name), 100).trim() })
    if (isAsked && act.as === 'choose') picker = await open(act.page)
    if (isAsked && act.as !== 'use') continue
    const choice = formText(form, choiceField(name))
    const found = choice ? await api.call(getLibraryImage, { params: { imageId: choice } }) : null
    if (found?.ok) {
      const { src, width, height, alt } = found.result
      images[name] = { key, src, width, height, picked: { alt: alt ?? '' } }
    } else if (isAsked) {
      picker = await open(1, choice ? 'gone' : 'pick')
    }
  }
  return { images, problems, picker }
}

/** Returns the sizes of the stored images whose addresses fields have, by the names of the fields. */
export async function imageSizes(
  api: DeskApi,
  texts: Readonly<Record<string, string>>,
  names: readonly string[],
): Promise<ImageSizes> {
  const found = await Promise.all(
    names.map(async (name) => {
      const imageId = imageAt(texts[name] ?? '')
      if (imageId === undefined) return []
      const read = await api.call(getLibraryImage, { params: { imageId } })
      return read.ok ? [[name, { width: read.result.width, height: read.result.height }]] : []
    }),
  )
  return Object.fromEntries(found.flat())
}

/** By the name of their field. */
export type ImageSizes = Readonly<Record<string, ImageSize>>

/** Returns the stored image, or why it's refused. */
async function upload(api: DeskApi, file: File): Promise<UploadedImage | ErrorCode> {
  if (file.size > largestImage) return 'IMAGE_TOO_LARGE'
  const body = { name: file.name.slice(-200).toWellFormed(), file }
  const answer = await api.call(uploadImage, { body })
  return answer.ok ? answer.result : answer.problem.error
}

async function openPicker(
  api: DeskApi,
  { name, q, page, wrong }: Pick<ImagePicker, 'name' | 'q' | 'page' | 'wrong'>,
): Promise<ImagePicker> {
  const found = await api.get(listImages, { query: { q, page } })
  return { ...found, name, q, wrong }
}
