/** Reads numbers off a buffer one after the other, in the ways that WOFF2 writes them. Throws past the end. */
export class ByteReader {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  u8(): number {
    return this.#bytes.readUInt8(this.#move(1))
  }

  u16(): number {
    return this.#bytes.readUInt16BE(this.#move(2))
  }

  i16(): number {
    return this.#bytes.readInt16BE(this.#move(2))
  }

  u32(): number {
    return this.#bytes.readUInt32BE(this.#move(4))
  }

  text(length: number): string {
    return this.bytes(length).toString('latin1')
  }

  bytes(length: number): Buffer {
    const start = this.#move(length)
    if (this.#at > this.#bytes.length) throw new RangeError('the font ends too early')
    return this.#bytes.subarray(start, this.#at)
  }

  /** Returns a reader of the next `length` bytes, and moves past them. */
  part(length: number): ByteReader {
    return new ByteReader(this.bytes(length))
  }

  /** Reads a UIntBase128: seven bits a byte, the highest bit set in all but the last. */
  base128(): number {
    let value = 0
    for (let count = 0; count < 5; count++) {
      const byte = this.u8()
      value = value * 128 + (byte & 0x7f)
      if (byte < 0x80) return value
    }
    throw new RangeError('a number of the font is too long')
  }

  /** Reads a 255UInt16: one byte up to 252, else a mark and one or two bytes more. */
  short255(): number {
    const mark = this.u8()
    if (mark === 253) return this.u16()
    if (mark === 254) return this.u8() + 506
    if (mark === 255) return this.u8() + 253
    return mark
  }

  #move(length: number): number {
    const start = this.#at
    this.#at += length
    return start
  }
}
