import type { IncomingMessage } from 'node:http'
import { type Duration, seconds } from '../../duration.ts'

/** Somewhat longer than a phone needs for the largest file that a form takes. */
const longest = seconds(30)
/** More than visitors’ forms send, in bytes. Some of it may be kept in memory until the request ends. */
const most = 16 * 1024 * 1024

/**
 * Reads and drops a body that was refused unread, before the refusal is sent: closing a connection while its client is still
 * sending resets it, and the client reads a network error in place of the refusal. Stops at a limit of bytes and time.
 */
export async function readRest(
  request: IncomingMessage,
  within: Duration = longest,
): Promise<void> {
  if (request.complete || request.destroyed || request.readableDidRead) return
  await new Promise<void>((resolve) => {
    let size = 0
    const timer = setTimeout(resolve, within)
    request.on('data', ({ byteLength }: Buffer) => {
      size += byteLength
      if (size > most) resolve()
      else request.resume()
    })
    request.resume()
    for (const event of ['end', 'close', 'error']) request.once(event, resolve)
    request.once('close', () => clearTimeout(timer))
    request.once('end', () => clearTimeout(timer))
  })
}
