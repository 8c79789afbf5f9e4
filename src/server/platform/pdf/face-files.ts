import { readFileSync } from 'node:fs'
import type { Family } from './families.ts'
import { unpackWoff } from './unpack-woff.ts'
import { unpackWoff2 } from './unpack-woff2.ts'

/** Bytes of unpacked files that are kept: about a hundred of East Asia's, and all others. */
const room = 16_000_000

/** The longest unused come first. */
const kept = new Map<string, Buffer>()
let size = 0

const shaping = ['GSUB', 'GPOS', 'GDEF']
/** Vertical text and names of styles, which no document uses. */
const unused = ['BASE', 'STAT', 'MVAR', 'VVAR', 'vhea', 'vmtx']

/**
 * Returns a file of a family as a plain font. Tables for shaping and kerning stay only where letters need them: Latin
 * reads well without, and they are half of the work of a ticket.
 */
export function readFaceFile(family: Family, slice: string, weight: number): Buffer {
  const path = family.pathOf(slice, weight)
  const known = kept.get(path)
  const font = known ?? unpack(family, readFileSync(path))
  kept.delete(path)
  kept.set(path, font)
  if (!known) size += font.length
  for (const [oldest, { length }] of kept) {
    if (size <= room) break
    kept.delete(oldest)
    size -= length
  }
  return font
}

function unpack(family: Family, file: Buffer): Buffer {
  if (family.isVariable) return unpackWoff2(file, [...shaping, ...unused])
  return unpackWoff(file, family.isShaped ? [] : shaping)
}
