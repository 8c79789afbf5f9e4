/** In pixels. */
export interface ImageSize {
  width: number
  height: number
}

/** What a slot shows of an image of another shape: a part around its middle, in the image's own pixels. */
export interface Crop extends ImageSize {
  /** What is cut off. */
  cut: 'sides' | 'ends'
}

/** The share of an image that nobody misses, such as by rounding its size. */
const unnoticed = 0.03

/** Returns what a slot shows of an image; null if the image has the slot's shape, to within a few per cent. */
export function cropOf(image: ImageSize, slot: ImageSize): Crop | null {
  const width = Math.min(image.width, (image.height * slot.width) / slot.height)
  const height = Math.min(image.height, (image.width * slot.height) / slot.width)
  const isWide = width < image.width
  const lost = isWide ? 1 - width / image.width : 1 - height / image.height
  if (lost <= unnoticed) return null
  return { width: Math.round(width), height: Math.round(height), cut: isWide ? 'sides' : 'ends' }
}

/** Returns the size of an image that was chosen and not sent, turned upright; undefined for a file that the browser can't read. */
export async function sizeOfFile(file: File): Promise<ImageSize | undefined> {
  try {
    const image = await createImageBitmap(file)
    const { width, height } = image
    image.close()
    return { width, height }
  } catch {
    return undefined
  }
}
