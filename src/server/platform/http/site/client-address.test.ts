import { expect, test } from 'vitest'
import { openShop } from '../../../../../test/support/shop.ts'
import { forwardedAddress } from './client-address.ts'

const socket = '192.0.2.1'

test.each<[string, string | undefined, number, string]>([
  ['no proxy is trusted', '203.0.113.9', 0, socket],
  ['one proxy', '203.0.113.9', 1, '203.0.113.9'],
  ['one proxy that appends to what the visitor sent', '1.1.1.1, 203.0.113.9', 1, '203.0.113.9'],
  ['two proxies', '1.1.1.1, 203.0.113.9, 198.51.100.7', 2, '203.0.113.9'],
  ['fewer entries than proxies', '203.0.113.9', 2, '203.0.113.9'],
  ['no header', undefined, 1, socket],
  ['an empty header', '', 1, socket],
  ['no address', 'unknown', 1, socket],
  ['a name', 'visitor.example', 1, socket],
  ['an address in the wrong place', '203.0.113.9, x', 1, socket],
  ['with a port', '203.0.113.9:4711', 1, '203.0.113.9'],
  ['IPv6', '2001:db8::1', 1, '2001:db8::1'],
  ['IPv6 with a port', '[2001:db8::1]:4711', 1, '2001:db8::1'],
  ['IPv4 in IPv6', '::ffff:203.0.113.9', 1, '203.0.113.9'],
])('the address of a visitor: %s', (_, header, hops, address) => {
  expect(forwardedAddress(header, hops, socket)).toBe(address)
})

const shop = await openShop({ TRUST_PROXY: '1' })

test('a forged leftmost address allows no extra attempts behind a proxy that appends', async () => {
  const statuses: number[] = []
  for (let tries = 0; tries < 12; tries += 1) {
    const answer = await shop.outside(
      new Request(`${shop.origin}/front/v1/order/look-up`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.0.0.${tries}, 203.0.113.9`,
        },
        body: JSON.stringify({
          orderCode: `ZZZZZ${'ABCDEFGHJKMN'[tries]}`,
          email: 'someone@example.com',
        }),
      }),
    )
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([...Array(10).fill(404), 429, 429])
})
