import { promisify } from 'node:util'
import { deflateRaw, inflateRawSync, type ZlibOptions } from 'node:zlib'

/** Records are read one at a time, so a block is small: reading one takes about 0.1 ms. */
const recordsInBlock = 8

const compress = promisify<string, ZlibOptions, Buffer>(deflateRaw)

/**
 * Records in as few bytes as possible: compressed, several at a time, with the first ones as the dictionary. Compressing
 * happens in other threads; until it's done a block is kept as text.
 */
export interface PackedRecords<T> {
  /** Adds a record and returns its number; numbers are consecutive. */
  add(record: T): number
  /** Returns a copy of a record. */
  read(number: number): T
  /** Resolves when what was added is compressed, except the block that isn't full yet. */
  packed(): Promise<void>
  /** Returns the bytes they take. */
  bytes(): number
}

export function createPackedRecords<T>(): PackedRecords<T> {
  const blocks: (Uint8Array | string)[] = []
  /** The records of the block that isn't full yet, as JSON, which contains no line breaks. */
  let open: string[] = []
  let dictionary: Buffer = Buffer.alloc(0)
  const packing = new Set<Promise<void>>()

  function close(text: string): void {
    if (blocks.length === 0) dictionary = Buffer.from(text)
    const number = blocks.push(text) - 1
    const done = compress(text, { dictionary }).then((bytes) => {
      // Copied, because zlib returns part of a larger buffer, all of which would be kept.
      blocks[number] = new Uint8Array(bytes)
      packing.delete(done)
    })
    packing.add(done)
  }

  function textOf(block: Uint8Array | string): string {
    return typeof block === 'string'
      ? block
      : inflateRawSync(block, { dictionary }).toString('utf8')
  }

  return {
    add(record) {
      open.push(JSON.stringify(record))
      const number = blocks.length * recordsInBlock + open.length - 1
      if (open.length === recordsInBlock) {
        close(open.join('\n'))
        open = []
      }
      return number
    },
    read(number) {
      const block = blocks[Math.floor(number / recordsInBlock)]
      const texts = block === undefined ? open : textOf(block).split('\n')
      return JSON.parse(texts[number % recordsInBlock] ?? '') as T
    },
    async packed() {
      await Promise.all(packing)
    },
    bytes: () =>
      dictionary.length + [...blocks, ...open].reduce((sum, each) => sum + each.length, 0),
  }
}
