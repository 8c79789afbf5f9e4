import { z } from 'zod'
import { sentFileSchema } from '../bounded.ts'
import { endpoint, type ResultOf } from '../endpoint.ts'
import { imageWidths, largestImage } from './image-address.ts'

/** How many of the stored images a page of their list has. */
export const imagesPerPage = 12

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
      .max(5)
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
  body: sentFileSchema,
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
  files: { name: 'image', as: 'body', largest: largestImage },
  errors: [
    'VALIDATION',
    'TOO_LARGE',
    'IMAGE_INVALID',
    'IMAGE_TOO_LARGE',
    'IMAGE_STORE_UNAVAILABLE',
  ],
})
export type UploadedImage = ResultOf<typeof uploadImage>

const libraryImageSchema = z.object({
  src: z.string(),
  width: z.int(),
  height: z.int(),
  /** Of the uploaded file. Null for drawings of the site's own, and for files that were uploaded before names were kept. */
  name: z.string().nullable(),
  /** What content says that it shows, in English if it does; null if none shows it. */
  alt: z.string().nullable(),
  uploadedAt: z.iso.datetime(),
})
export type LibraryImage = z.infer<typeof libraryImageSchema>

export const listImages = endpoint({
  id: 'desk.images',
  method: 'GET',
  path: '/desk/images',
  summary: 'List the stored images',
  description: `Returns the stored images whose file name or description has a text, newest first, ${imagesPerPage} at a time. What an image shows is what campaigns, pages, articles, jobs and in-app messages say of it. A page after the last one is the last one.`,
  query: z.object({
    q: z.string().trim().max(100).default(''),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  result: z.object({
    images: z.array(libraryImageSchema).max(imagesPerPage),
    count: z.int(),
    page: z.int(),
    pages: z.int(),
  }),
  auth: 'staff',
  act: 'content.read',
  errors: ['VALIDATION'],
})
export type ImagePage = ResultOf<typeof listImages>

export const getLibraryImage = endpoint({
  id: 'desk.image',
  method: 'GET',
  path: '/desk/images/:imageId',
  summary: 'Get what is known of a stored image',
  description:
    'Returns an image’s address and size for texts, and what content says that it shows.',
  params: z.object({ imageId: imageIdSchema }),
  result: libraryImageSchema,
  auth: 'staff',
  act: 'content.read',
  errors: ['VALIDATION', 'NOT_FOUND'],
})
