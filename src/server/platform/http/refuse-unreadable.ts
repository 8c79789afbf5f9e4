import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { defaultLocale } from '../../../contract/default-locale.ts'
import { wordsOf } from '../words.ts'

/**
 * Answers a request that can't be read as HTTP, and closes the connection. One whose headers are too large says what helps:
 * it's nearly always the site's cookies. It isn't known in which language, because the headers weren't read.
 */
export function refuseUnreadable(error: Error & { code?: string }, connection: Duplex): void {
  if (error.code === 'ECONNRESET' || !connection.writable) {
    connection.destroy()
    return
  }
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW'
  const status = isTooLarge ? 431 : 400
  const say = wordsOf('error', defaultLocale)
  const text = `${say(isTooLarge ? 'headers-too-large' : 'BAD_REQUEST')}\n`
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: text/plain; charset=utf-8',
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
    `content-length: ${Buffer.byteLength(text)}`,
  ]
  connection.end(`${lines.join('\r\n')}\r\n\r\n${text}`)
}
