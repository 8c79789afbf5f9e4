import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { customAlphabet } from 'nanoid'

/** No 0 O 1 I L: the remaining characters can't be confused when read aloud or from paper. */
const codeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Returns a random row id. */
export const newId = (): string => randomUUID()

/** Returns an unguessable id for URLs: 128 random bits, base64url, 22 characters. */
export const newSecretId = (): string => randomBytes(16).toString('base64url')

/** Returns a random human-readable code, such as an order's six characters, from an alphabet without look-alikes. */
export const newHumanCode: (length?: number) => string = customAlphabet(codeAlphabet, 6)

/** Returns the same id for the same words, so that repeating something hits the same row. */
export function idFrom(...words: string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(words)).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
