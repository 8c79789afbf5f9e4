import { readFileSync } from 'node:fs'
import { LRUCache } from 'lru-cache'
import type { Family } from './families.ts'
import { unpackWoff } from './unpack-woff.ts'
import { unpackWoff2 } from './unpack-woff2.ts'

/** Unpacked files by path, in 16 MB: about a hundred of East Asia's, and all others. */
const fonts = new LRUCache<string, Buffer>({
  maxSize: 16_000_000,
  sizeCalculation: ({ length }) => length,
})

const shaping = ['GSUB', 'GPOS', 'GDEF']
/** Vertical text and names of styles, which no document uses. */
const unused = ['BASE', 'STAT', 'MVAR', 'VVAR', 'vhea', 'vmtx']

/**
 * Returns a file of a family as a plain font. Tables for shaping and kerning stay only where letters need them: Latin
 * reads well without, and they are half of the work of a ticket.
 */
export function readFaceFile(family: Family, slice: string, weight: number): Buffer {
  const path = family.pathOf(slice, weight)
  const known = fonts.get(path)
  if (known) return known
  const font = unpack(family, readFileSync(path))
  fonts.set(path, font)
  return font
}

function unpack(family: Family, file: Buffer): Buffer {
  if (family.isVariable) return unpackWoff2(file, [...shaping, ...unused])
  return unpackWoff(file, family.isShaped ? [] : shaping)
}
