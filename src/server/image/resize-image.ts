import type { Sharp, SharpOptions } from 'sharp'
import { CatalogueError } from '../../contract/errors.ts'
import { imageWidths } from '../../contract/image/image-address.ts'

/** An image as it's stored: upright, without metadata, once per width. */
export interface ResizedImage {
  /** Of the widest file. */
  width: number
  height: number
  /** Its average colour: `#rrggbb`. */
  colour: string
  files: readonly { width: number; content: Buffer }[]
}

/** More than cameras of phones have in one photo. Decoding takes up to 4 bytes each. */
const mostPixels = 40_000_000
/** What texts may say of an image's size. */
const highest = 4000
const widest = Math.max(...imageWidths)

/** WebP's usual quality for photos: nobody sees what is lost. */
const quality = 80

/** How each kind of file begins, by the name that the decoder has for it. */
const kinds: readonly { format: string; begins: RegExp }[] = [
  { format: 'jpeg', begins: /^\xff\xd8\xff/ },
  { format: 'png', begins: /^\x89PNG\r\n/ },
  { format: 'webp', begins: /^RIFF.{4}WEBP/s },
  { format: 'gif', begins: /^GIF8[79]a/ },
  { format: 'heif', begins: /^.{4}ftypavi[fs]/s },
]

/**
 * Returns an uploaded file in the widths that pages need, none wider than it is, and one of its own width if that's less than
 * the widest. Throws IMAGE_INVALID for what is no image, and IMAGE_TOO_LARGE for more pixels than are ever needed, both
 * before anything is decoded.
 */
export async function resizeUpload(content: Buffer): Promise<ResizedImage> {
  const start = content.toString('latin1', 0, 16)
  const kind = kinds.find(({ begins }) => begins.test(start))
  if (!kind) throw new CatalogueError('IMAGE_INVALID')
  const open = await opener(content, {
    // Checked by the decoder too, for files whose parts say different sizes.
    limitInputPixels: mostPixels,
    failOn: 'error',
    // Only the first frame of those that move.
    pages: 1,
  })
  try {
    const { format, width, height } = await open().metadata()
    if (format !== kind.format || !width || !height) throw new CatalogueError('IMAGE_INVALID')
    if (width * height > mostPixels) throw new CatalogueError('IMAGE_TOO_LARGE')
    return await resize(open())
  } catch (cause) {
    if (cause instanceof CatalogueError) throw cause
    const isLarge = cause instanceof Error && /exceeds pixel limit/i.test(cause.message)
    throw new CatalogueError(isLarge ? 'IMAGE_TOO_LARGE' : 'IMAGE_INVALID', { cause })
  }
}

/** Returns a drawing of our own in the same widths. Never for what others wrote: SVG can read files and burn time. */
export async function resizeDrawing(svg: string): Promise<ResizedImage> {
  const open = await opener(Buffer.from(svg), {})
  return resize(open())
}

/** Decodes once, at the largest size, and makes the smaller ones of that. */
async function resize(image: Sharp): Promise<ResizedImage> {
  const { data, info } = await image
    .autoOrient()
    .resize({ width: widest, height: highest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const open = await opener(data, { raw: { width, height, channels } })
  const files: { width: number; content: Buffer }[] = []
  for (const each of [...imageWidths.filter((wanted) => wanted < width), width]) {
    const content = await open().resize({ width: each }).webp({ quality }).toBuffer()
    files.push({ width: each, content })
  }
  return { width, height, colour: await colourOf(open()), files }
}

/** Returns the average of an image's colours: what a page shows while the image loads. */
async function colourOf(image: Sharp): Promise<string> {
  const pixel = await image
    .flatten({ background: '#ffffff' })
    .resize({ width: 1, height: 1, fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const [red = 0, green = red, blue = red] = pixel
  return `#${Buffer.from([red, green, blue]).toString('hex')}`
}

/** Returns what opens an image. The decoder's 20 MB are only loaded once there's one to decode. */
async function opener(content: Buffer, options: SharpOptions): Promise<() => Sharp> {
  const { default: sharp } = await import('sharp')
  // Uploads are rare and never the same: what it would keep of one is never used again.
  sharp.cache(false)
  // Each image has one thread, so that two at once leave the machine to everybody else.
  sharp.concurrency(1)
  return () => sharp(content, options)
}
