import { connect } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { openHttpServer } from './http-server.ts'
import { milliseconds } from './platform/duration.ts'

const server = await openHttpServer((_, response) => response.end('read'), {
  HOST: '127.0.0.1',
  PORT: 0,
})
afterAll(() => server.stop(milliseconds(0)))

/** Sends bytes, and returns all that is answered before the connection closes. */
const sent = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(server.address)
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
const request = (headers: string) =>
  `GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${headers}\r\n\r\n`

it.each([
  ['cookies of a usual size are read', request('cookie: a=1'), 200, /read$/],
  [
    'cookies that are too large are told apart',
    request(`cookie: a=${'x'.repeat(20_000)}`),
    431,
    /cookies/,
  ],
  [
    'another header that is too large isn’t told to be cookies',
    request(`x-notes: ${'x'.repeat(20_000)}`),
    431,
    /(?=.*usually cookies)(?=.*address)/,
  ],
  ['two hosts are refused', request('host: b'), 400, /couldn’t read/],
  ['the same host twice is refused, too', request('Host: a'), 400, /couldn’t read/],
  ['a request line without a version is refused', 'GET /\r\n\r\n', 400, /couldn’t read/],
  ['what isn’t HTTP is refused', 'quokka\r\n\r\n', 400, /couldn’t read/],
])('%s', async (_, bytes, status, text) => {
  const answer = await sent(bytes)
  expect(answer).toContain(`HTTP/1.1 ${status} `)
  expect(answer).toMatch(text)
  if (status !== 200) expect(answer).toMatch(/content-type: text\/plain/)
})
