const headerLength = 12
const entryLength = 16

export type FontTables = ReadonlyMap<string, Buffer>

/**
 * Returns a plain font file (sfnt) of the given tables. Checksums are left at 0: nobody reads them, since a PDF gets a
 * subset that is rewritten.
 */
export function plainFont(flavour: number, tables: FontTables): Buffer {
  const count = tables.size
  const directory = Buffer.alloc(headerLength + count * entryLength)
  const power = 2 ** Math.floor(Math.log2(count))
  directory.writeUInt32BE(flavour, 0)
  directory.writeUInt16BE(count, 4)
  directory.writeUInt16BE(power * entryLength, 6)
  directory.writeUInt16BE(Math.log2(power), 8)
  directory.writeUInt16BE((count - power) * entryLength, 10)

  const parts: Buffer[] = [directory]
  let offset = directory.length
  let entry = headerLength
  for (const [tag, table] of tables) {
    directory.write(tag, entry, 'latin1')
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(table.length, entry + 12)
    entry += entryLength
    const padding = Buffer.alloc(-table.length & 3)
    parts.push(table, padding)
    offset += table.length + padding.length
  }
  return Buffer.concat(parts)
}
