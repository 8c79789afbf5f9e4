import { expect, it } from 'vitest'
import { createSigner } from '../platform/secrets/secret-key.ts'
import { pushKey } from './push-key.ts'

it('every server derives the same key from the secret, unless one is set', () => {
  const signer = createSigner('a secret of the site, which is long enough')
  const derived = pushKey(undefined, signer)
  expect(pushKey(undefined, signer)).toEqual(derived)
  expect(derived.publicKey).toMatch(/^[\w-]{87}$/)
  expect(pushKey(derived.privateKey, createSigner('another secret, just as long as that'))).toEqual(
    derived,
  )
})
