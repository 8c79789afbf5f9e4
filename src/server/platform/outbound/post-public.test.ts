import { expect, it } from 'vitest'
import { postPublic } from './post-public.ts'
import {
  InsideNetwork,
  isPublicAddress,
  isPublicUrl,
  lookUpPublic,
  standsForPublic,
} from './public-address.ts'

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
  ['https://localhost.localdomain/', false],
  ['https://localhost6.localdomain6/', false],
  ['https://localhost4.localdomain4/', false],
  ['https://ip6.localhost6/', false],
  ['https://xn--12c1fe0br.xn--o3cw4h/', true],
  ['https://metadata.google.internal/', false],
  ['https://router.home.arpa/', false],
  ['https://1.0.0.10.in-addr.arpa/', false],
  ['https://nas.lan/', false],
  ['https://mail.corp/', false],
  ['https://hidden.onion/', false],
  ['https://partner.EXAMPLE/', false],
  ['https://partner.example.com/', true],
  ['javascript:alert(1)', false],
])('%s may be posted to: %s', (address, isOne) => {
  expect(isPublicUrl(address)).toBe(isOne)
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

it.each(['https://127.0.0.1/', 'http://partner.example.com/'])(
  'nothing is posted to %s',
  async (url) => {
    await expect(postPublic({ url, headers: {}, body: '' })).rejects.toThrow('no public address')
  },
)

it('a name that stands for an address inside the network isn’t called', async () => {
  const refused = await new Promise((resolve) => lookUpPublic('localhost', {}, resolve))
  expect(refused).toEqual(new InsideNetwork())
})

it('a URL’s name may be looked up before it’s kept', async () => {
  expect(await standsForPublic('https://localhost/')).toBe(false)
  // It may get an address later.
  expect(await standsForPublic('https://nobody.invalid/')).toBe(true)
})
