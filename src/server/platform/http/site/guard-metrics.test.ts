import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { guardMetrics } from './guard-metrics.ts'

const token = 'm'.repeat(20)
const proxied = { 'x-forwarded-for': '203.0.113.9' }
const bearer = (shown: string) => ({ authorization: `Bearer ${shown}` })

test.each<[string, string | undefined, boolean, Record<string, string>, string, number]>([
  ['outside production', undefined, false, {}, '203.0.113.9', 200],
  ['in production, from elsewhere', undefined, true, {}, '203.0.113.9', 404],
  ['in production, by a proxy of this machine', undefined, true, proxied, '127.0.0.1', 404],
  ...[
    'Via',
    'Forwarded',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Real-IP',
    'CF-Connecting-IP',
    'True-Client-IP',
    'X-Client-IP',
  ].map((name): [string, undefined, boolean, Record<string, string>, string, number] => [
    `in production, by a proxy of this machine that sends ${name}`,
    undefined,
    true,
    { [name]: '203.0.113.9' },
    '127.0.0.1',
    404,
  ]),
  ['in production, from an unknown socket', undefined, true, {}, '', 404],
  ['in production, from this machine', undefined, true, {}, '127.0.0.1', 200],
  ['in production, from this machine by IPv6', undefined, true, {}, '::1', 200],
  [
    'in production, from this machine as IPv4 in IPv6',
    undefined,
    true,
    {},
    '::ffff:127.0.0.1',
    200,
  ],
  ['with a token that is not shown', token, true, {}, '127.0.0.1', 401],
  ['with a token that is not shown, outside production', token, false, {}, '127.0.0.1', 401],
  ['with another token', token, true, bearer('m'.repeat(19)), '127.0.0.1', 401],
  ['with the token', token, true, bearer(token), '203.0.113.9', 200],
])('/metrics %s', async (_, METRICS_TOKEN, production, headers, remoteAddress, status) => {
  const site = new Hono<{ Bindings: HttpBindings }>()
  site.use('/metrics', guardMetrics({ METRICS_TOKEN, production }))
  site.get('/metrics', (c) => c.text('figures'))
  const incoming = { socket: { remoteAddress } }
  const answer = await site.request('/metrics', { headers }, { incoming } as never)
  expect(answer.status).toBe(status)
  expect((await answer.text()) === 'figures').toBe(status === 200)
})
