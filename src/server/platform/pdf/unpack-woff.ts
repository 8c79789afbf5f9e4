import { inflateSync } from 'node:zlib'
import { plainFont } from './plain-font.ts'

const headerLength = 44
const entryLength = 20

/**
 * Returns the plain font that a WOFF font (W3C, "WOFF File Format 1.0") was packed from. The PDF library reads WOFF
 * too, but inflates a table again for every glyph: ten times the work for each e-ticket.
 * Tables named in `without` are left out. Throws when the file isn't WOFF.
 */
export function unpackWoff(woff: Buffer, without: readonly string[] = []): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF font')
  const tables = new Map<string, Buffer>()
  for (let index = 0; index < woff.readUInt16BE(12); index++) {
    const entry = headerLength + index * entryLength
    const tag = woff.toString('latin1', entry, entry + 4)
    if (without.includes(tag)) continue
    const start = woff.readUInt32BE(entry + 4)
    const packedLength = woff.readUInt32BE(entry + 8)
    const length = woff.readUInt32BE(entry + 12)
    const packed = woff.subarray(start, start + packedLength)
    tables.set(tag, packedLength < length ? inflateSync(packed) : packed)
  }
  return plainFont(woff.readUInt32BE(4), tables)
}
