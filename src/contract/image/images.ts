import { z } from 'zod'
import { endpoint, type ResultOf } from '../endpoint.ts'
import { imageWidths, largestImage } from './image-address.ts'

/** Made of the uploaded file's content, so that the same file is the same image. */
export const imageIdSchema = z.string().regex(/^[\da-f]{32}$/)

export const getImageFile = endpoint({
  id: 'content.image-file',
  method: 'GET',
  path: '/images/:imageId/:width',
  summary: 'Get an image in a width',
  description: `Returns an uploaded image as WebP, at most as wide as asked for: ${imageWidths.join(', ')} pixels. Images are never enlarged. The site serves the same at \`/images/{imageId}/{width}.webp\`, to be kept for ever.`,
  params: z.object({
    imageId: imageIdSchema,
    width: z
      .string()
      .transform(Number)
      .pipe(z.union(imageWidths.map((width) => z.literal(width)))),
  }),
  result: z.string(),
  raw: 'image/webp',
  errors: ['VALIDATION', 'NOT_FOUND', 'IMAGE_STORE_UNAVAILABLE'],
})

export const uploadImage = endpoint({
  id: 'desk.upload-image',
  method: 'POST',
  path: '/desk/images',
  summary: 'Upload an image',
  description:
    'Stores an image in all widths that pages need, as WebP without the metadata of its camera, and returns its address and size for texts. Its content says what it is: JPEG, PNG, WebP, GIF (its first frame) or AVIF, of at most 10 MB and 40 megapixels. Uploading the same file again has no further effect. If the image store doesn’t answer, nothing is stored.',
  body: z.object({ name: z.string(), base64: z.string() }),
  result: z.object({
    /** `/images/{imageId}` */
    src: z.string(),
    /** As it’s shown: turned upright, and at most as wide as the widest file. */
    width: z.int(),
    height: z.int(),
  }),
  status: 201,
  auth: 'staff',
  act: 'content.edit',
  // Base64 is a third longer than its bytes.
  largestBody: Math.ceil(largestImage / 3) * 4 + 64 * 1024,
  errors: [
    'VALIDATION',
    'TOO_LARGE',
    'IMAGE_INVALID',
    'IMAGE_TOO_LARGE',
    'IMAGE_STORE_UNAVAILABLE',
  ],
})
export type UploadedImage = ResultOf<typeof uploadImage>
