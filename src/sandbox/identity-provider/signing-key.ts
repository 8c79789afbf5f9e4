import { createECDH } from 'node:crypto'
import { importJWK, type JWK } from 'jose'
import type { Signer } from '../../server/platform/secrets/secret-key.ts'

export const keyId = 'dev-idp'

/**
 * Returns the key that signs ID tokens. It follows from the servers' secret, because one process may issue a token and
 * another one check it.
 */
export function signingKey(signer: Signer) {
  const secret = Buffer.from(signer.sign('dev-idp', 'signing key'), 'base64url')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(secret)
  // A byte for the format, then both coordinates.
  const point = curve.getPublicKey()
  const open: JWK = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  return {
    open: { ...open, kid: keyId, alg: 'ES256', use: 'sig' },
    secret: importJWK({ ...open, d: secret.toString('base64url') }, 'ES256'),
  }
}
