interface Image {
  kind: 'png' | 'jpg' | 'webp'
  width: number
  height: number
}

/** More pixels than any camera has. An image that claims more is made to fill its reader's memory. */
const mostPixels = 200_000_000

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** The last chunk of each PNG. */
const pngEnd = Buffer.from('IEND')

/**
 * Returns what an image's header says, or undefined if it's no whole PNG, JPEG or WebP of a sensible size. Nothing is
 * decoded.
 */
export function imageOf(content: Buffer): Image | undefined {
  const image = pngOf(content) ?? jpegOf(content) ?? webpOf(content)
  if (!image || image.width === 0 || image.height === 0) return undefined
  return image.width * image.height <= mostPixels ? image : undefined
}

function pngOf(content: Buffer): Image | undefined {
  if (content.length < 45 || !content.subarray(0, 8).equals(pngStart)) return undefined
  if (content.toString('latin1', 12, 16) !== 'IHDR' || !content.subarray(-12).includes(pngEnd)) {
    return undefined
  }
  return { kind: 'png', width: content.readUInt32BE(16), height: content.readUInt32BE(20) }
}

/** Markers without a length of their own. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
/** Frames, which have the size: C0 to CF without the three that are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegOf(content: Buffer): Image | undefined {
  if (content.length < 16 || content.readUInt16BE(0) !== 0xffd8) return undefined
  // Cameras may add some bytes after the end.
  if (content.lastIndexOf(Buffer.from([0xff, 0xd9])) < content.length / 2) return undefined
  let at = 2
  while (at + 9 < content.length && content[at] === 0xff) {
    const marker = content[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (isBare(marker)) at += 2
    else if (isFrame(marker)) {
      const height = content.readUInt16BE(at + 5)
      return { kind: 'jpg', height, width: content.readUInt16BE(at + 7) }
    } else at += 2 + content.readUInt16BE(at + 2)
  }
  return undefined
}

function webpOf(content: Buffer): Image | undefined {
  if (content.length < 30 || content.toString('latin1', 0, 4) !== 'RIFF') return undefined
  if (content.toString('latin1', 8, 12) !== 'WEBP') return undefined
  if (content.readUInt32LE(4) + 8 > content.length) return undefined
  switch (content.toString('latin1', 12, 16)) {
    case 'VP8 ': {
      const height = content.readUInt16LE(28) & 0x3fff
      return { kind: 'webp', width: content.readUInt16LE(26) & 0x3fff, height }
    }
    case 'VP8L': {
      const bits = content.readUInt32LE(21)
      return { kind: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8X': {
      const height = content.readUIntLE(27, 3) + 1
      return { kind: 'webp', width: content.readUIntLE(24, 3) + 1, height }
    }
    default:
      return undefined
  }
}
