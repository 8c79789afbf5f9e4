import { createECDH, createHash } from 'node:crypto'
import type { Signer } from '../platform/secrets/secret-key.ts'

/** The keys by which push services know this site (RFC 8292), in base64url. */
export interface PushKey {
  publicKey: string
  privateKey: string
}

/**
 * Returns the configured private key with its public key, or a pair derived from the secret key, so that every server has the same
 * one without storing it.
 */
export function pushKey(configured: string | undefined, signer: Signer): PushKey {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(
    configured
      ? Buffer.from(configured, 'base64url')
      : createHash('sha256').update(signer.sign('push', 'key')).digest(),
  )
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: curve.getPrivateKey('base64url').padStart(43, 'A'),
  }
}
