import { brotliDecompressSync } from 'node:zlib'
import { ByteReader } from './byte-reader.ts'
import { plainFont } from './plain-font.ts'
import { type Outlines, readOutlines } from './woff2-outlines.ts'

/** Tags by their number in the file: W3C, "WOFF File Format 2.0", section 4.1. */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt. fpgm glyf loca prep CFF. VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX ' +
  'vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG. sbix acnt avar bdat bloc bsln cvar fdsc feat ' +
  'fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
const tags = knownTags.replaceAll('.', ' ').split(/ (?=\S)/)
const headerLength = 48

/**
 * Returns the plain font that a WOFF2 font was packed from: TrueType outlines, variable ones included. The PDF library
 * reads WOFF2 too, but can neither embed nor vary what it reads.
 * Tables named in `without` are left out. Throws when the file isn't WOFF2.
 */
export function unpackWoff2(woff2: Buffer, without: readonly string[] = []): Buffer {
  if (woff2.toString('latin1', 0, 4) !== 'wOF2') throw new Error('not a WOFF2 font')
  const file = new ByteReader(woff2)
  file.bytes(4)
  const flavour = file.u32()
  file.bytes(4)
  const count = file.u16()
  file.bytes(6)
  const packedLength = file.u32()
  file.bytes(headerLength - 24)
  const entries = Array.from({ length: count }, () => readEntry(file))
  const unpacked = new ByteReader(brotliDecompressSync(file.bytes(packedLength)))

  const packed = new Map(entries.map((entry) => [entry.tag, unpacked.bytes(entry.length)]))
  const transformed = new Set(
    entries.filter(({ isTransformed }) => isTransformed).map((each) => each.tag),
  )
  const outlines = transformed.has('glyf') ? readOutlines(packed.get('glyf') ?? empty) : undefined
  const tables = new Map<string, Buffer>()
  for (const [tag, table] of packed) {
    if (without.includes(tag)) continue
    tables.set(tag, table)
  }
  if (outlines) {
    tables.set('glyf', outlines.glyf).set('loca', outlines.loca)
    tables.set('head', withLongOffsets(packed.get('head') ?? empty))
    if (transformed.has('hmtx')) {
      tables.set(
        'hmtx',
        readWidths(packed.get('hmtx') ?? empty, packed.get('hhea') ?? empty, outlines),
      )
    }
  }
  return plainFont(flavour, tables)
}

const empty = Buffer.alloc(0)

function readEntry(file: ByteReader): { tag: string; length: number; isTransformed: boolean } {
  const flags = file.u8()
  const number = flags & 0x3f
  const tag = number === 0x3f ? file.text(4) : (tags[number] ?? '')
  const version = flags >> 6
  // For outlines version 3 means "as they are", for all other tables version 0 does.
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0
  const originalLength = file.base128()
  return { tag, length: isTransformed ? file.base128() : originalLength, isTransformed }
}

function withLongOffsets(head: Buffer): Buffer {
  const copy = Buffer.from(head)
  copy.writeInt16BE(1, 50)
  return copy
}

/** Returns the `hmtx` table, whose left side bearings WOFF2 leaves out where they equal a glyph's left edge. */
function readWidths(packed: Buffer, hhea: Buffer, { leftEdges }: Outlines): Buffer {
  const reader = new ByteReader(packed)
  const flags = reader.u8()
  const wide = hhea.readUInt16BE(34)
  const advances = Array.from({ length: wide }, () => reader.u16())
  const bearings = leftEdges.map((edge, glyph) =>
    (flags & (glyph < wide ? 1 : 2)) === 0 ? reader.i16() : edge,
  )
  const widths = Buffer.alloc(wide * 4 + (leftEdges.length - wide) * 2)
  let at = 0
  for (const [glyph, bearing] of bearings.entries()) {
    const advance = advances[glyph]
    if (advance !== undefined) at = widths.writeUInt16BE(advance, at)
    at = widths.writeInt16BE(bearing, at)
  }
  return widths
}
