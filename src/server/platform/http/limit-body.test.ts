import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { limitBody } from './limit-body.ts'

const app = new Hono()
app.use(limitBody(10, (c) => c.text('too large', 413)))
app.post('/', async (c) => c.text(await c.req.text()))

/** Returns a body of unknown length. */
const streamed = (text: string) => new Response(text).body as ReadableStream

function post(text: string, headers: Record<string, string>): Request {
  const request = { method: 'POST', headers, body: streamed(text), duplex: 'half' } as const
  return new Request('http://sojourn.example/', request)
}

it.each([
  ['as long as it may be', '0123456789', { 'content-length': '10' }, 200],
  ['longer', '0123456789a', { 'content-length': '11' }, 413],
  ['of an unknown length, short', '0123456789', {}, 200],
  ['of an unknown length, longer', '0123456789a', {}, 413],
  [
    'with a length beside chunks that are longer',
    '0123456789a',
    { 'content-length': '5', 'transfer-encoding': 'chunked' },
    413,
  ],
])('a body %s', async (_, text, headers, status) => {
  expect((await app.request(post(text, { ...headers }))).status).toBe(status)
})

it('doesn’t look for a body whose length is declared', async () => {
  const request = post('short', { 'content-length': '5' })
  let looked = false
  const seen = new Proxy(request, {
    get(target, name) {
      if (name === 'body') looked = true
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  expect(await (await app.fetch(seen)).text()).toBe('short')
  expect(looked).toBe(false)
})
