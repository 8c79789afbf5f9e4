import type { IncomingMessage, ServerResponse } from 'node:http'
import { defaultLocale } from '../../../contract/default-locale.ts'
import { wordsOf } from '../words.ts'

/**
 * Returns whether a proxy in front could understand a request in another way than this server does: it has several `Host` headers
 * (RFC 9112, 3.2), of which each may take another one, or no HTTP version, as HTTP/0.9 had none.
 */
export function isAmbiguous({ httpVersionMajor, rawHeaders }: Readable): boolean {
  if (httpVersionMajor < 1) return true
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

type Readable = Pick<IncomingMessage, 'httpVersionMajor' | 'rawHeaders'>

/** Answers such a request, and closes the connection: what follows on it may be meant for somebody else. */
export function refuseAmbiguous(response: ServerResponse): void {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    connection: 'close',
  }
  response.writeHead(400, headers).end(`${wordsOf('error', defaultLocale)('BAD_REQUEST')}\n`)
}
