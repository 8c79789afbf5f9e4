const endOfDirectory = 0x06054b50
const entryOfDirectory = 0x02014b50
const localEntry = 0x04034b50
/** The end record's own length, and the longest comment after it. */
const endLength = 22
const longestComment = 0xffff

/** A document has some dozens; more would only keep the server busy. */
const mostEntries = 5000

/**
 * Returns the names in a ZIP archive's directory, or undefined if it isn't an archive. Nothing is unpacked, so nothing in it
 * can be too large.
 */
export function zipEntries(content: Buffer): string[] | undefined {
  if (content.length < endLength || content.readUInt32LE(0) !== localEntry) return undefined
  const end = endOf(content)
  if (end === undefined) return undefined
  const count = content.readUInt16LE(end + 10)
  if (count > mostEntries) return undefined
  const names: string[] = []
  let at = content.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || content.readUInt32LE(at) !== entryOfDirectory) return undefined
    const nameLength = content.readUInt16LE(at + 28)
    const rest = content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32)
    names.push(content.toString('utf8', at + 46, at + 46 + nameLength))
    at += 46 + nameLength + rest
  }
  return names
}

function endOf(content: Buffer): number | undefined {
  const last = content.length - endLength
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (content.readUInt32LE(at) === endOfDirectory) return at
  }
  return undefined
}
