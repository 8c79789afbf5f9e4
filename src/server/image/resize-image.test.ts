import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { resizeDrawing, resizeUpload } from './resize-image.ts'

const colour = { r: 20, g: 120, b: 90 }
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
const sizeOf = async (content: Buffer) => {
  const { format, width, height } = await sharp(content).metadata()
  return [format, width, height]
}
const latin = (text: string) => Buffer.from(text, 'latin1')

/** Returns a PNG that claims this size, with this much of zeros as its pixels. */
function png(width: number, height: number, zeros: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const framed = Buffer.alloc(12 + content.length)
    framed.writeUInt32BE(content.length, 0)
    framed.write(type, 4, 'latin1')
    content.copy(framed, 8)
    framed.writeUInt32BE(crc32(framed.subarray(4, 8 + content.length)), 8 + content.length)
    return framed
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    latin('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(zeros))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const whole = await plain(400, 300).jpeg().toBuffer()
const tiff = await plain(9, 9).tiff().toBuffer()

describe('an uploaded file', () => {
  it('is stored as WebP in every width below its own, and in its own', async () => {
    const { width, height, files } = await resizeUpload(await plain(1200, 600).jpeg().toBuffer())
    expect([width, height]).toEqual([1200, 600])
    expect(files.map((file) => file.width)).toEqual([300, 470, 600, 640, 940, 1024, 1200])
    for (const file of files) {
      expect(await sizeOf(file.content)).toEqual(['webp', file.width, file.width / 2])
    }
  })

  it('is never enlarged', async () => {
    const { files } = await resizeUpload(await plain(40, 20).png().toBuffer())
    expect(files.map((file) => file.width)).toEqual([40])
  })

  it('is made as small as texts may say it is', async () => {
    const wide = await resizeUpload(await plain(6000, 3000).jpeg().toBuffer())
    expect([wide.width, wide.height]).toEqual([3072, 1536])
    const tall = await resizeUpload(await plain(600, 9000).png().toBuffer())
    expect([tall.width, tall.height]).toEqual([267, 4000])
  })

  it.each<[string, () => Promise<Buffer>]>([
    ['JPEG', () => plain(50, 30).jpeg().toBuffer()],
    ['a JPEG for print', () => plain(50, 30).toColourspace('cmyk').jpeg().toBuffer()],
    ['PNG', () => plain(50, 30).png().toBuffer()],
    ['a PNG of 16 bits', () => plain(50, 30).toColourspace('rgb16').png().toBuffer()],
    ['WebP', () => plain(50, 30).webp().toBuffer()],
    ['GIF', () => plain(50, 30).gif().toBuffer()],
    ['AVIF', () => plain(50, 30).avif().toBuffer()],
  ])('may be %s', async (_, make) => {
    const { files } = await resizeUpload(await make())
    const [file] = files
    expect(await sizeOf(file?.content ?? Buffer.alloc(0))).toEqual(['webp', 50, 30])
    const [red, green, blue] = await sharp(file?.content).raw().toBuffer()
    expect(Math.abs((red ?? 0) - colour.r)).toBeLessThan(30)
    expect(Math.abs((green ?? 0) - colour.g)).toBeLessThan(30)
    expect(Math.abs((blue ?? 0) - colour.b)).toBeLessThan(30)
  })

  it('keeps what is transparent', async () => {
    const background = { ...colour, alpha: 0 }
    const clear = sharp({ create: { width: 40, height: 40, channels: 4, background } })
    const { files } = await resizeUpload(await clear.png().toBuffer())
    expect(await sharp(files[0]?.content).metadata()).toMatchObject({ hasAlpha: true })
  })

  it('that moves is its first frame', async () => {
    const frames = Buffer.concat([Buffer.alloc(30 * 30 * 3, 250), Buffer.alloc(30 * 30 * 3, 5)])
    const raw = { width: 30, height: 60, channels: 3, pageHeight: 30 } as const
    const { height, files } = await resizeUpload(await sharp(frames, { raw }).gif().toBuffer())
    expect(height).toBe(30)
    expect((await sharp(files[0]?.content).raw().toBuffer())[0]).toBeGreaterThan(200)
  })

  it('is turned as its camera says, and loses what the camera wrote', async () => {
    const exif = {
      IFD0: { Model: 'Camera of Ana' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 8/1 0/1' },
    }
    const photo = await plain(80, 40)
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(photo.includes('Camera of Ana')).toBe(true)
    const { width, height, files } = await resizeUpload(photo)
    expect([width, height]).toEqual([40, 80])
    const stored = await sharp(files[0]?.content).metadata()
    expect(stored).toMatchObject({ width: 40, height: 80 })
    expect([stored.exif, stored.xmp, stored.icc, stored.orientation]).toEqual(
      Array(4).fill(undefined),
    )
    expect(files[0]?.content.includes('Camera of Ana')).toBe(false)
  })
})

describe('what is refused', () => {
  it.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['a page', latin('<html><script>alert(1)</script>')],
    ['a drawing', latin('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    [
      'a drawing after the sign of a photo',
      latin('\xff\xd8\xff<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['a page after a picture’s sign', latin(`\x89PNG\r\n\x1a\n<script>${' '.repeat(99)}`)],
    ['a PDF', latin('%PDF-1.7\n%%EOF\n')],
    ['a TIFF', tiff],
    ['a photo that was cut off', whole.subarray(0, whole.length / 2)],
    ['a picture without its pixels', png(200, 200, 10)],
  ])('%s is no image', async (_, content) => {
    await expect(resizeUpload(content)).rejects.toMatchObject({ code: 'IMAGE_INVALID' })
  })

  it.each<[string, Buffer]>([
    ['a header of 60,000 by 60,000', png(60_000, 60_000, 1000)],
    ['zeros that unpack to 363 MB', png(11_000, 11_000, 11_000 * (11_000 * 3 + 1))],
    ['one row more than is allowed', png(8000, 5001, 1000)],
  ])('a bomb is refused before its pixels are decoded: %s', async (_, bomb) => {
    expect(bomb.length).toBeLessThan(1024 * 1024)
    const before = process.memoryUsage().rss
    await expect(resizeUpload(bomb)).rejects.toMatchObject({ code: 'IMAGE_TOO_LARGE' })
    // Less than a tenth of what the largest one would take.
    expect(process.memoryUsage().rss - before).toBeLessThan(32 * 1024 * 1024)
  })

  it('40 megapixels are still decoded', async () => {
    const { width, height } = await resizeUpload(png(8000, 5000, 5000 * (8000 * 3 + 1)))
    expect([width, height]).toEqual([3072, 1920])
  })
})

it('a drawing of our own is stored like an upload', async () => {
  const { files } = await resizeDrawing(
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300" fill="#147a5a"/></svg>',
  )
  expect(files.map((file) => file.width)).toEqual([300, 470, 600])
})
