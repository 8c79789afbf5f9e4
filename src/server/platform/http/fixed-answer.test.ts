import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { minutes } from '../duration.ts'
import { fixedAnswer } from './fixed-answer.ts'

const document = { list: Array.from({ length: 5000 }, (_, index) => `entry ${index}`) }
const ask = (answer: ReturnType<typeof fixedAnswer>, headers: Record<string, string> = {}) =>
  answer(new Request('http://site.test/front/openapi.json', { headers }))

test('a document is made, serialised and compressed once, however many ask for it at once', async () => {
  const toJSON = vi.fn(() => document)
  const make = vi.fn(async () => ({ toJSON }))
  const answer = fixedAnswer(make, minutes(5))
  const asked = { 'accept-encoding': 'gzip, br' }
  const all = await Promise.all(Array.from({ length: 20 }, () => ask(answer, asked)))
  await ask(answer)
  await ask(answer, { 'accept-encoding': 'gzip' })
  expect([make.mock.calls.length, toJSON.mock.calls.length]).toEqual([1, 1])
  for (const each of all) {
    const bytes = Buffer.from(await each.arrayBuffer())
    expect(each.headers.get('content-length')).toBe(String(bytes.length))
    expect(JSON.parse(brotliDecompressSync(bytes).toString())).toEqual(document)
  }
})

test('each encoding has its own bytes and ETag, and everybody may keep it', async () => {
  const answer = fixedAnswer(() => document, minutes(5))
  const plain = await ask(answer)
  const packed = await ask(answer, { 'accept-encoding': 'gzip' })
  expect(await plain.json()).toEqual(document)
  const bytes = gunzipSync(Buffer.from(await packed.arrayBuffer()))
  expect(JSON.parse(bytes.toString())).toEqual(document)
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'))
  for (const { headers } of [plain, packed]) {
    expect(headers.get('cache-control')).toBe('public, max-age=300')
    expect(headers.get('vary')).toBe('accept-encoding')
    expect(headers.get('content-type')).toBe('application/json')
  }
})

test('who has it already gets no body', async () => {
  const answer = fixedAnswer(() => document, minutes(5))
  const etag = (await ask(answer)).headers.get('etag') ?? ''
  for (const known of [etag, `"other", W/${etag}`, '*']) {
    const again = await ask(answer, { 'if-none-match': known })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('etag')).toBe(etag)
    expect(again.headers.get('cache-control')).toBe('public, max-age=300')
  }
  for (const other of ['"other"', etag.slice(1, -1), '']) {
    expect((await ask(answer, { 'if-none-match': other })).status).toBe(200)
  }
})

test('after a failure it’s made again', async () => {
  const make = vi
    .fn<() => unknown>(() => document)
    .mockImplementationOnce(() => {
      throw new Error('not yet')
    })
  const answer = fixedAnswer(make, minutes(5))
  await expect(ask(answer)).rejects.toThrow('not yet')
  expect((await ask(answer)).status).toBe(200)
})
