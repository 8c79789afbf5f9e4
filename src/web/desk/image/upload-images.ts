import type { ErrorCode } from '../../../contract/errors.ts'
import { largestImage } from '../../../contract/image/image-address.ts'
import { uploadImage } from '../../../contract/image/images.ts'
import { formText } from '../../session/front-api/read-form.ts'
import type { DeskApi } from '../desk-api.ts'
import { fileField, type StoredImage, type StoredImages, uploadAct } from './image-names.ts'

/** Returns whether a form was sent by a button that only uploads. */
export const isUpload = (form: FormData): boolean => formText(form, 'do').startsWith('upload ')

/** The images that came with a form, by the name of their field, and why others weren't stored. */
export interface UploadedImages {
  images: StoredImages
  problems: Readonly<Record<string, ErrorCode>>
}

/** Stores the images that were chosen for these fields of a form. */
export async function uploadImages(
  api: DeskApi,
  form: FormData,
  names: readonly string[],
): Promise<UploadedImages> {
  const images: Record<string, StoredImage> = {}
  const problems: Record<string, ErrorCode> = {}
  for (const name of names) {
    const file = form.get(fileField(name))
    if (!(file instanceof File) || file.size === 0) {
      // Pressed without choosing a file.
      if (formText(form, 'do') === uploadAct(name)) problems[name] = 'IMAGE_INVALID'
      continue
    }
    if (file.size > largestImage) {
      problems[name] = 'IMAGE_TOO_LARGE'
      continue
    }
    const base64 = Buffer.from(await file.arrayBuffer()).toString('base64')
    const body = { name: file.name.slice(-200).toWellFormed(), base64 }
    const answer = await api.call(uploadImage, { body })
    if (answer.ok) images[name] = answer.result
    else problems[name] = answer.problem.error
  }
  return { images, problems }
}
