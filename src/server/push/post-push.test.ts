import { expect, it } from 'vitest'
import { createSigner } from '../platform/secrets/secret-key.ts'
import { isPublicAddress, isPushService, lookUpPublic, postPush } from './post-push.ts'
import { pushKey } from './push-key.ts'

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/abc', false],
  ['https://10.0.0.5/abc', false],
  ['https://2130706433/abc', false],
  ['https://[fd00::1]/abc', false],
  ['https://database/abc', false],
  ['https://push.local/abc', false],
  ['javascript:alert(1)', false],
])('%s is a push service’s address: %s', (address, isOne) => {
  expect(isPushService(address)).toBe(isOne)
})

it.each([
  ['142.250.4.95', true],
  ['2404:6800:4003:c00::5f', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['fd12::1', false],
  ['fe80::1', false],
  ['push.example.com', false],
])('%s is on the public internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

it('nothing is sent to an address that can’t be a push service’s', async () => {
  const message = { endpoint: 'https://127.0.0.1/', headers: {}, body: Buffer.of() }
  await expect(postPush(message)).rejects.toThrow('no push service')
})

it('a name that stands for an address inside the network isn’t called', async () => {
  const refused = await new Promise((resolve) => lookUpPublic('localhost', {}, resolve))
  expect(refused).toEqual(new Error('a push service inside the network'))
})

it('every server derives the same key from the secret, unless one is set', () => {
  const signer = createSigner('a secret of the site, which is long enough')
  const derived = pushKey(undefined, signer)
  expect(pushKey(undefined, signer)).toEqual(derived)
  expect(derived.publicKey).toMatch(/^[\w-]{87}$/)
  expect(pushKey(derived.privateKey, createSigner('another secret, just as long as that'))).toEqual(
    derived,
  )
})
