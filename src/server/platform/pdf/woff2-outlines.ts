import { ByteReader } from './byte-reader.ts'
import { glyphData, type Point } from './glyph-data.ts'

/** The tables of TrueType outlines: `loca` holds 32-bit offsets; the left edge of each glyph is in font units. */
export interface Outlines {
  glyf: Buffer
  loca: Buffer
  leftEdges: number[]
}

/** Returns outlines from WOFF2's transformed `glyf` table (W3C, "WOFF File Format 2.0", section 5.1). */
export function readOutlines(table: Buffer): Outlines {
  const reader = new ByteReader(table)
  reader.u16()
  const hasOverlaps = (reader.u16() & 1) === 1
  const count = reader.u16()
  reader.u16()
  const sizes = Array.from({ length: 7 }, () => reader.u32())
  const [contours, points, flags, glyphs, composites, boxes, instructions] = sizes.map((size) =>
    reader.part(size),
  ) as Streams
  const hasBox = boxes.bytes(4 * Math.ceil(count / 32))
  const overlaps = hasOverlaps ? reader.bytes(Math.ceil(count / 8)) : Buffer.alloc(0)

  const parts: Buffer[] = []
  const loca = Buffer.alloc((count + 1) * 4)
  const leftEdges: number[] = []
  let length = 0
  for (let glyph = 0; glyph < count; glyph++) {
    const box = bitOf(hasBox, glyph) ? boxes.bytes(8) : undefined
    const data = readGlyph(box, bitOf(overlaps, glyph))
    leftEdges.push(data.length > 0 ? data.readInt16BE(2) : 0)
    const padding = Buffer.alloc(-data.length & 3)
    parts.push(data, padding)
    length += data.length + padding.length
    loca.writeUInt32BE(length, (glyph + 1) * 4)
  }
  return { glyf: Buffer.concat(parts), loca, leftEdges }

  function readGlyph(box: Buffer | undefined, overlaps: boolean): Buffer {
    const contourCount = contours.i16()
    if (contourCount === 0) return Buffer.alloc(0)
    if (contourCount < 0) return readComposite(box)
    const lengths = Array.from({ length: contourCount }, () => points.short255())
    const outline = readPoints(lengths)
    const program = instructions.bytes(glyphs.short255())
    const data = glyphData(outline, program, overlaps)
    box?.copy(data, 2)
    return data
  }

  function readComposite(box: Buffer = Buffer.alloc(8)): Buffer {
    const parts: Buffer[] = [Buffer.from([0xff, 0xff]), box]
    let flags = 0
    let hasInstructions = false
    do {
      const head = composites.bytes(4)
      flags = head.readUInt16BE(0)
      hasInstructions ||= (flags & 0x100) !== 0
      const offsets = (flags & 1) === 0 ? 2 : 4
      const scale =
        (flags & 8) === 0 ? ((flags & 0x40) === 0 ? ((flags & 0x80) === 0 ? 0 : 8) : 4) : 2
      parts.push(head, composites.bytes(offsets + scale))
    } while ((flags & 0x20) !== 0)
    if (hasInstructions) {
      const length = glyphs.short255()
      parts.push(Buffer.from([length >> 8, length & 0xff]), instructions.bytes(length))
    }
    return Buffer.concat(parts)
  }

  function readPoints(lengths: readonly number[]): Point[][] {
    let x = 0
    let y = 0
    return lengths.map((length) =>
      Array.from({ length }, () => {
        const flag = flags.u8()
        const [dx, dy] = readStep(flag & 0x7f, glyphs)
        x += dx
        y += dy
        return { x, y, isOnCurve: flag < 0x80 }
      }),
    )
  }
}

type Streams = [ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader, ByteReader]

const bitOf = (bits: Buffer, index: number): boolean =>
  ((bits[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0

/** Reads the step to the next point; 128 flags say how many bits its two numbers have (section 5.2). */
function readStep(flag: number, glyphs: ByteReader): [number, number] {
  const signed = (positive: number, value: number) => (positive & 1 ? value : -value)
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + glyphs.u8())]
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + glyphs.u8()), 0]
  if (flag < 84) {
    const base = flag - 20
    const nibbles = glyphs.u8()
    const dx = 1 + (base & 0x30) + (nibbles >> 4)
    return [signed(flag, dx), signed(flag >> 1, 1 + ((base & 0x0c) << 2) + (nibbles & 0x0f))]
  }
  if (flag < 120) {
    const base = flag - 84
    const dx = 1 + (Math.floor(base / 12) << 8) + glyphs.u8()
    return [
      signed(flag, dx),
      signed(flag >> 1, 1 + (Math.floor((base % 12) / 4) << 8) + glyphs.u8()),
    ]
  }
  if (flag < 124) {
    const [first, second, third] = [glyphs.u8(), glyphs.u8(), glyphs.u8()]
    const dx = (first << 4) + (second >> 4)
    return [signed(flag, dx), signed(flag >> 1, ((second & 0x0f) << 8) + third)]
  }
  const dx = glyphs.u16()
  return [signed(flag, dx), signed(flag >> 1, glyphs.u16())]
}
