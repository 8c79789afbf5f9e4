import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { generatedFile } from '../generated-file.ts'

/** Creates and verifies keyed digests; `purpose` keeps a digest made for one thing from being used for another. */
export interface Signer {
  sign(purpose: string, text: string): string
  verify(purpose: string, text: string, signature: string): boolean
}

export function createSigner(key: string): Signer {
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', key).update(purpose).update('\0').update(text).digest('base64url')
  return {
    sign,
    verify(purpose, text, signature) {
      const right = Buffer.from(sign(purpose, text))
      const given = Buffer.from(signature)
      // Compared in constant time, so that timing doesn't reveal how much of a guess is correct.
      return right.length === given.length && timingSafeEqual(right, given)
    },
  }
}

/**
 * Returns the configured key, or one generated at the first start and stored with the data. Throws ConfigError if the
 * stored one was cut off: signed with an empty key, anybody could make tokens and grants.
 */
export async function secretKey(config: Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>): Promise<string> {
  if (config.SECRET_KEY) return config.SECRET_KEY
  await mkdir(config.DATA_DIR, { recursive: true })
  return generatedFile({
    file: join(config.DATA_DIR, 'secret-key'),
    make: () => randomBytes(32).toString('hex'),
    shortest: 32,
    repair:
      'Restore it from a backup or set SECRET_KEY to the same key. If the database holds nothing yet, ' +
      'delete the file: the next start generates another key.',
  })
}
