import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts texts in the database: document numbers are useful to thieves. */
export interface Seal {
  lock(text: string, owner: string): string
  /** Opens a sealed text. Throws if it was changed, moved to another owner, or sealed with a removed key. */
  open(locked: string, owner: string): string
  /** Returns whether a text was sealed with one of the keys. */
  knows(locked: string): boolean
  /** Names of the keys before the newest, as sealed texts begin with them. */
  older: readonly string[]
}

/**
 * Creates a seal: AES-256-GCM with a random 96-bit nonce (NIST SP 800-38D, 8.2.2). The first key encrypts, all keys
 * decrypt, so a new key is added in front and the old one removed once nothing uses it. `owner` is bound in as
 * associated data: a value copied to another row can't be opened there.
 */
export function createSeal(keys: readonly string[]): Seal {
  const derived = new Map(keys.map((key) => [keyName(key), derive(key)]))
  const [newest, ...older] = derived.keys()
  return {
    lock(text, owner) {
      const name = newest ?? ''
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', keyOf(derived, name), nonce)
      cipher.setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      const sealed = Buffer.concat([nonce, cipher.getAuthTag(), body])
      return `${name}.${sealed.toString('base64url')}`
    },
    open(locked, owner) {
      const [name = '', text = ''] = locked.split('.')
      const sealed = Buffer.from(text, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', keyOf(derived, name), sealed.subarray(0, 12))
      decipher.setAAD(Buffer.from(owner))
      decipher.setAuthTag(sealed.subarray(12, 28))
      return decipher.update(sealed.subarray(28), undefined, 'utf8') + decipher.final('utf8')
    },
    older,
    knows: (locked) => derived.has(locked.split('.')[0] ?? ''),
  }
}

const derive = (key: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', 'sojourn documents', 32))

/** Returns a name that identifies a key without revealing it. */
const keyName = (key: string): string =>
  Buffer.from(hkdfSync('sha256', key, '', 'sojourn document key name', 6)).toString('hex')

function keyOf(derived: ReadonlyMap<string, Buffer>, name: string): Buffer {
  const key = derived.get(name)
  if (!key) throw new Error('locked with a document key that is not among the settings')
  return key
}
