import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { milliseconds, seconds } from '../../duration.ts'
import { readRest } from './read-rest.ts'

let answer: (request: IncomingMessage) => Promise<void> = readRest
const server = createServer(async (request, response) => {
  await answer(request)
  response.writeHead(413, { connection: 'close' }).end('too large')
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())

const part = Buffer.alloc(256 * 1024)

/** Sends a body slowly, as a phone does, and returns the answer, or the error that a client reads instead. */
async function upload(parts: number, declared = parts): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let read = ''
  let failed = ''
  socket.on('data', (data) => {
    read += data
  })
  socket.on('error', ({ message }) => {
    failed = message
  })
  socket.write(
    `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${declared * part.byteLength}\r\n\r\n`,
  )
  const closed = once(socket, 'close')
  for (let sent = 0; sent < parts && !socket.destroyed; sent += 1) {
    socket.write(part)
    await sleep(5)
  }
  await closed
  return failed || read
}

test('a client that is still sending reads why its body is refused', async () => {
  answer = readRest
  expect(await upload(20)).toMatch(/413[\s\S]*too large/)
})

test('a client that stops sending is answered in time', async () => {
  answer = (request) => readRest(request, milliseconds(50))
  expect(await upload(1, 20)).toMatch(/413[\s\S]*too large/)
})

test('a body that never ends isn’t read for ever', async () => {
  answer = (request) => readRest(request, seconds(600))
  // More than is read of any; how it ends for its sender is up to the network.
  expect(await upload(300)).not.toBe('')
})
