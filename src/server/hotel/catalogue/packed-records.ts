import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Records are read one at a time, so a block is small: reading one takes about 0.1 ms. */
const recordsInBlock = 8

/** Records in as few bytes as possible: compressed, several at a time, with the first ones as the dictionary. */
export interface PackedRecords<T> {
  /** Adds a record and returns its number; numbers are consecutive. */
  add(record: T): number
  /** Returns a copy of a record. */
  read(number: number): T
  /** Returns the bytes they take. */
  bytes(): number
}

export function createPackedRecords<T>(): PackedRecords<T> {
  const blocks: Uint8Array[] = []
  /** The records of the block that isn't full yet, as JSON, which contains no line breaks. */
  let open: string[] = []
  let dictionary: Buffer = Buffer.alloc(0)

  function pack(text: string): Uint8Array {
    if (dictionary.length === 0) dictionary = Buffer.from(text)
    // Copied, because zlib returns part of a larger buffer, all of which would be kept.
    return new Uint8Array(deflateRawSync(text, { dictionary }))
  }

  return {
    add(record) {
      open.push(JSON.stringify(record))
      const number = blocks.length * recordsInBlock + open.length - 1
      if (open.length === recordsInBlock) {
        blocks.push(pack(open.join('\n')))
        open = []
      }
      return number
    },
    read(number) {
      const block = blocks[Math.floor(number / recordsInBlock)]
      const texts = block
        ? inflateRawSync(block, { dictionary }).toString('utf8').split('\n')
        : open
      return JSON.parse(texts[number % recordsInBlock] ?? '') as T
    },
    bytes: () =>
      dictionary.length + [...blocks, ...open].reduce((sum, each) => sum + each.length, 0),
  }
}
