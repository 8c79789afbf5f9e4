import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'

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

/** Returns the configured key, or one generated at the first start and stored with the data. */
export async function secretKey(config: Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>): Promise<string> {
  if (config.SECRET_KEY) return config.SECRET_KEY
  const file = join(config.DATA_DIR, 'secret-key')
  await mkdir(config.DATA_DIR, { recursive: true })
  // `wx` fails if the file exists, so that two servers starting at once use the same key.
  await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' }).catch(
    () => undefined,
  )
  return (await readFile(file, 'utf8')).trim()
}
