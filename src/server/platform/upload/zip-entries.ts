import { inflateRawSync } from 'node:zlib'

const endOfDirectory = 0x06054b50
const entryOfDirectory = 0x02014b50
const localEntry = 0x04034b50
/** The end record's own length, and the longest comment after it. */
const endLength = 22
const longestComment = 0xffff

/** A document has some dozens; more would only keep the server busy. */
const mostEntries = 1000

/** A file in an archive. */
export interface ZipEntry {
  name: string
  /** 0 is stored, 8 is deflated. */
  method: number
  /** In bytes, as it's in the archive. */
  packedSize: number
  /** Where its own header begins. */
  at: number
}

/** Returns the directory of a ZIP archive, or undefined if it isn't one. Nothing is unpacked. */
export function zipEntries(content: Buffer): ZipEntry[] | undefined {
  if (content.length < endLength || content.readUInt32LE(0) !== localEntry) return undefined
  const end = endOf(content)
  if (end === undefined) return undefined
  const count = content.readUInt16LE(end + 10)
  if (count > mostEntries) return undefined
  const entries: ZipEntry[] = []
  let at = content.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || content.readUInt32LE(at) !== entryOfDirectory) return undefined
    const nameLength = content.readUInt16LE(at + 28)
    const rest = content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32)
    entries.push({
      name: content.toString('utf8', at + 46, at + 46 + nameLength),
      method: content.readUInt16LE(at + 10),
      packedSize: content.readUInt32LE(at + 20),
      at: content.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + rest
  }
  return entries
}

/** Returns a file's text; undefined if it can't be read, or is longer than `most` bytes. */
export function readZipEntry(
  content: Buffer,
  { method, packedSize, at }: ZipEntry,
  most: number,
): string | undefined {
  if (at + 30 > content.length || content.readUInt32LE(at) !== localEntry) return undefined
  const from = at + 30 + content.readUInt16LE(at + 26) + content.readUInt16LE(at + 28)
  const packed = content.subarray(from, from + packedSize)
  if (method === 0) return packed.length <= most ? packed.toString('utf8') : undefined
  if (method !== 8) return undefined
  try {
    return inflateRawSync(packed, { maxOutputLength: most }).toString('utf8')
  } catch {
    return undefined
  }
}

function endOf(content: Buffer): number | undefined {
  const last = content.length - endLength
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (content.readUInt32LE(at) === endOfDirectory) return at
  }
  return undefined
}
