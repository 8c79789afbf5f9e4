import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { generatedFile } from '../generated-file.ts'

/**
 * Creates and verifies keyed digests; `purpose` keeps a digest made for one thing from being used for another. The newest key
 * signs, all of them verify, so that servers with another first key understand each other while keys are exchanged.
 */
export interface Signer {
  sign(purpose: string, text: string): string
  /** Returns the digest by each key, newest first, to find values stored under an older one. */
  signAll(purpose: string, text: string): string[]
  verify(purpose: string, text: string, signature: string): boolean
}

/** Creates a signer with its newest key and those before. */
export function createSigner(newest: string, ...older: readonly string[]): Signer {
  const signWith = (key: string, purpose: string, text: string) =>
    createHmac('sha256', key).update(purpose).update('\0').update(text).digest('base64url')
  const keys = [newest, ...older]
  const signAll = (purpose: string, text: string) => keys.map((key) => signWith(key, purpose, text))
  return {
    sign: (purpose, text) => signWith(newest, purpose, text),
    signAll,
    verify(purpose, text, signature) {
      const given = Buffer.from(signature)
      return signAll(purpose, text).some((each) => {
        const right = Buffer.from(each)
        // Compared in constant time, so that timing doesn't reveal how much of a guess is correct.
        return right.length === given.length && timingSafeEqual(right, given)
      })
    },
  }
}

/**
 * Returns the configured keys, the newest first, or one generated at the first start and stored with the data. Throws ConfigError
 * if the stored one was cut off: signed with an empty key, anybody could make tokens and grants.
 */
export async function secretKeys(
  config: Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>,
): Promise<[string, ...string[]]> {
  const [newest, ...older] = config.SECRET_KEY?.split(',').map((key) => key.trim()) ?? []
  if (newest) return [newest, ...older]
  await mkdir(config.DATA_DIR, { recursive: true })
  const generated = await generatedFile({
    file: join(config.DATA_DIR, 'secret-key'),
    make: () => randomBytes(32).toString('hex'),
    shortest: 32,
    repair:
      'Restore it from a backup or set SECRET_KEY to the same key. If the database holds nothing yet, ' +
      'delete the file: the next start generates another key.',
  })
  return [generated]
}
