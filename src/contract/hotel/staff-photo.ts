import { z } from 'zod'
import { imageIdSchema } from '../image/images.ts'
import { sceneViews } from './hotel-terms.ts'
import { mostPhotos } from './photo.ts'

const hundredthsSchema = z.int().min(0).max(100)

/** A photo of a property as staff edit it. */
export const staffPhotoSchema = z.strictObject({
  imageId: imageIdSchema,
  /** The caption; empty if its group or room says enough. */
  caption: z.string().trim().max(300),
  /** The part of the property in the picture; null if it's none of these. */
  group: z.enum(sceneViews).nullable(),
  /** The room type that it shows; null if it's of no room. */
  roomId: z.string().min(1).max(200).nullable(),
  /** The point that stays in view where the photo is cropped, in hundredths from its top left corner. */
  focus: z.object({ x: hundredthsSchema, y: hundredthsSchema }),
})
export type StaffPhoto = z.infer<typeof staffPhotoSchema>

/** In the order that they're shown in; lists show the first one. No image is in it twice. */
export const staffPhotosSchema = z
  .array(staffPhotoSchema)
  .max(mostPhotos)
  .refine(
    (photos) => new Set(photos.map(({ imageId }) => imageId)).size === photos.length,
    'repeated',
  )
