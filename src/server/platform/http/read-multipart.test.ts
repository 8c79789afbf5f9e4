import { expect, test } from 'vitest'
import { z } from 'zod'
import { testPlatform } from '../../../../test/support/platform.ts'
import { sentForm } from '../../../../test/support/sent-form.ts'
import { sentFileSchema } from '../../../contract/bounded.ts'
import { endpoint } from '../../../contract/endpoint.ts'
import { bytesOf } from '../upload/sent-file.ts'
import { createApi } from './api.ts'

const { idempotency, signer, clock, log, metrics } = await testPlatform()
const api = createApi({
  idempotency,
  signer,
  clock,
  log,
  metrics,
  strict: true,
  version: '1.0.0',
  secure: false,
  publicOrigin: 'http://site.test',
})
const base = {
  method: 'POST',
  summary: 'Takes files.',
  description: 'A call for these tests.',
  result: z.array(z.string()),
  errors: [],
} as const
const listed = endpoint({
  ...base,
  id: 'test.files',
  path: '/test/files',
  body: z.object({ text: z.string().max(20), files: z.array(sentFileSchema).max(3) }),
  idempotent: true,
  files: { name: 'files', as: 'list', largest: 100_000 },
})
const alone = endpoint({
  ...base,
  id: 'test.file',
  path: '/test/file',
  body: sentFileSchema,
  files: { name: 'image', as: 'body', largest: 100_000 },
})
const plain = endpoint({
  ...base,
  id: 'test.text',
  path: '/test/text',
  body: z.object({ text: z.string().max(20) }),
})
const told = async (file: z.infer<typeof sentFileSchema>) => `${file.name}: ${await bytesOf(file)}`
api.mount(listed, async ({ body }) => [body.text, ...(await Promise.all(body.files.map(told)))])
api.mount(alone, async ({ body }) => [await told(body)])
api.mount(plain, async ({ body }) => [body.text])

async function send(
  path: string,
  body: FormData | string,
  headers: Record<string, string> = {},
  type?: string,
) {
  const request = new Request(`http://site.test/front/v1/test/${path}`, {
    method: 'POST',
    body,
    headers: {
      host: 'site.test',
      'idempotency-key': crypto.randomUUID(),
      ...(type ? { 'content-type': type } : {}),
      ...headers,
    },
  })
  const response = await api.fetch(request, { requestId: 'r', clientAddress: '192.0.2.1' })
  const { result, error, details, fields } = await response.json()
  return { status: response.status, result, error, details, fields, headers: response.headers }
}
const file = (name: string, content: string) => ({ name, content: Buffer.from(content) })
const form = (text: string, ...files: ReturnType<typeof file>[]) =>
  sentForm({ text }, 'files', ...files)

test('files are parts of a form, and the rest is JSON beside them', async () => {
  const { result } = await send(
    'files',
    form('Hi', file('a "1".txt', 'one'), file('護.txt', 'two')),
  )
  expect(result).toEqual(['Hi', 'a "1".txt: one', '護.txt: two'])
  expect((await send('files', form('Hi'))).result).toEqual(['Hi'])
  const image = sentForm(undefined, 'image', file('a.png', 'pixels'))
  expect((await send('file', image)).result).toEqual(['a.png: pixels'])
})

test('JSON still takes small files', async () => {
  const sent = { text: 'Hi', files: [{ name: 'a', base64: btoa('one') }] }
  const json = await send('files', JSON.stringify(sent), {}, 'application/json')
  expect(json.result).toEqual(['Hi', 'a: one'])
  const empty = { text: 'Hi', files: [{ name: 'a' }] }
  const refused = await send('files', JSON.stringify(empty), {}, 'application/json')
  expect(refused.fields).toEqual({ 'files.0.base64': 'required' })
})

test('the same form sent again is the same, although its boundary isn’t', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const sent = (content: string) => send('files', form('Hi', file('a', content)), headers)
  expect((await sent('one')).headers.get('idempotency-replayed')).toBeNull()
  expect((await sent('one')).headers.get('idempotency-replayed')).toBe('true')
  expect((await sent('other')).error).toBe('IDEMPOTENCY_KEY_REUSED')
})

test.each([
  ['with cookies, but no token', { cookie: 'sid=a' }, 'missing'],
  ['of another site', { origin: 'https://evil.example' }, 'foreign'],
  ['that a browser says is another site’s', { 'sec-fetch-site': 'cross-site' }, 'foreign'],
  ['of a page without an origin', { origin: 'null' }, 'foreign'],
  ['of this host by another scheme', { origin: 'https://site.test' }, 'foreign'],
])('a form %s is refused', async (_, headers, reason) => {
  const refused = await send('files', form('Hi'), headers)
  expect(refused).toMatchObject({ status: 403, error: 'CSRF', details: { reason } })
})

test('a form of the site’s own pages is taken', async () => {
  const headers = { origin: 'http://site.test', 'sec-fetch-site': 'same-origin' }
  expect((await send('files', form('Hi'), headers)).result).toEqual(['Hi'])
})

test('calls without files take no form', async () => {
  expect(await send('text', sentForm({ text: 'Hi' }, 'files'))).toMatchObject({ status: 400 })
})

const multipart = 'multipart/form-data; boundary=aboundarythatislongenough12'
const part = (name: string, content: string) =>
  `--aboundarythatislongenough12\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`
const end = '--aboundarythatislongenough12--\r\n'
test.each([
  ['more bytes than its files may have', part('a', 'a'.repeat(700_000)), 'TOO_LARGE'],
  ['a long JSON', part('body', `{"a":"${'a'.repeat(262_144)}"}`), 'TOO_LARGE'],
  ['many parts', part('a', 'a').repeat(21), 'TOO_LARGE'],
  ['a long header', part('a'.repeat(8_192), ''), 'BAD_REQUEST'],
  ['invalid JSON', part('body', '{'), 'BAD_REQUEST'],
  ['JSON that is no object', part('body', '[]'), 'BAD_REQUEST'],
  ['no parts', 'nothing', 'VALIDATION'],
])('a form with %s is refused', async (_, body, error) => {
  expect((await send('files', body + end, {}, multipart)).error).toBe(error)
})

test('a form without a boundary is refused', async () => {
  const refused = await send('files', part('body', '{}') + end, {}, 'multipart/form-data')
  expect(refused.error).toBe('BAD_REQUEST')
})

test('a refused name of a field is told as if it had come as JSON', async () => {
  expect((await send('files', form('x'.repeat(21)))).fields).toEqual({ text: 'too_long:20' })
  const four = Array(4).fill(file('a', 'one'))
  expect((await send('files', form('Hi', ...four))).fields).toEqual({ files: 'too_many:3' })
  expect((await send('file', form('Hi'))).error).toBe('VALIDATION')
})
