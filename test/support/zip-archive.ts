import { deflateRawSync } from 'node:zlib'

/** Returns an archive with files of these names, empty or with a text. */
export function zipArchive(...parts: (string | [name: string, text: string | Buffer])[]): Buffer {
  let at = 0
  const directory: Buffer[] = []
  const files = parts.map((part) => {
    const [name, text] = typeof part === 'string' ? [part, ''] : part
    const packed = deflateRawSync(text)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt16LE(Buffer.byteLength(name), 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt16LE(Buffer.byteLength(name), 28)
    entry.writeUInt32LE(at, 42)
    directory.push(entry, Buffer.from(name))
    const file = Buffer.concat([local, Buffer.from(name), packed])
    at += file.length
    return file
  })
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, ...directory, end])
}
