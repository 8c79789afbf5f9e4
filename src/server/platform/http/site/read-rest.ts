import type { IncomingMessage } from 'node:http'
import { type Duration, milliseconds, seconds } from '../../duration.ts'

/** How long a client may pause before it's answered: at first, when it may send nothing at all, and between its bytes. */
const pauses = { first: milliseconds(400), next: seconds(3) }
/** Somewhat longer than a phone needs for the largest file that a form takes. */
const longest = seconds(30)
/** More than visitors’ forms send, in bytes. Some of it may be kept in memory until the request ends. */
const most = 16 * 1024 * 1024

/**
 * Reads and drops a body that was refused unread, before the refusal is sent: closing a connection while its client is still
 * sending resets it, and the client reads a network error in place of the refusal. Stops at a limit of bytes and time, and when
 * the client pauses.
 */
export async function readRest(
  request: IncomingMessage,
  within: Duration = longest,
): Promise<void> {
  if (request.complete || request.destroyed || request.readableDidRead) return
  let giveUp: NodeJS.Timeout | undefined
  let pause: NodeJS.Timeout | undefined
  await new Promise<void>((resolve) => {
    let size = 0
    giveUp = setTimeout(resolve, within)
    pause = setTimeout(resolve, pauses.first)
    request.on('data', ({ byteLength }: Buffer) => {
      size += byteLength
      clearTimeout(pause)
      pause = setTimeout(resolve, pauses.next)
      if (size > most) resolve()
      else request.resume()
    })
    request.resume()
    for (const event of ['end', 'close', 'error']) request.once(event, resolve)
  })
  clearTimeout(giveUp)
  clearTimeout(pause)
}
