import { z } from 'zod'
import { sceneViews } from './hotel-terms.ts'

/** An address of a photo: at its supplier's, or an upload of this site. */
const photoUrlSchema = z
  .string()
  .max(2000)
  .regex(/^(?:https:\/\/|\/images\/)[^\s"'<>\\]+$/)

/** A share of a photo's width or height, from its top left corner. */
const shareSchema = z.number().min(0).max(1)

/** A photo of a property or of one of its rooms. Lists of photos are in the order that they're shown in. */
export const photoSchema = z.object({
  /** The file for browsers that choose none of `sizes`. */
  url: photoUrlSchema,
  /** The same photo in several widths in pixels. */
  sizes: z
    .array(z.object({ url: photoUrlSchema, width: z.int().min(1).max(20_000) }))
    .max(12)
    .optional(),
  /** The supplier's caption. */
  caption: z.string().max(300).optional(),
  /** The part of the property in the picture; absent if the supplier doesn't say. */
  group: z.enum(sceneViews).optional(),
  /** The point that stays in view where the photo is cropped; its middle by default. */
  focus: z.object({ x: shareSchema, y: shareSchema }).optional(),
  /** The colour shown while the photo loads. */
  placeholder: z
    .string()
    .regex(/^#[\da-f]{6}$/)
    .optional(),
})
export type Photo = z.infer<typeof photoSchema>

/** The most photos of a property, and of one of its rooms. */
export const mostPhotos = 60
export const photosSchema = z.array(photoSchema).max(mostPhotos)
