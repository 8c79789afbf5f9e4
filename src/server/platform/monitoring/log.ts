import { type DestinationStream, pino, stdSerializers } from 'pino'

/** What the server writes its log through. */
export type Log = ReturnType<typeof createLog>

const secrets = ['password', 'token', 'refreshToken', 'authorization', 'cookie', 'email']

/** JSON lines on standard error; what could identify or authorise someone is struck out. */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
) {
  return pino(
    {
      level,
      base: null,
      // A one-time code is `code` in a body; an error's `code` is worth keeping.
      redact: [...secrets.flatMap((name) => [name, `*.${name}`]), 'code', 'body.code'],
      serializers: { err: errorForLog },
    },
    destination,
  )
}

/**
 * An error without its secrets: a failed query names its values in message and stack (addresses, digests,
 * whole mails), and the driver hangs the connection on it, password and all.
 */
function errorForLog(error: Error) {
  const {
    params: _params,
    client: _client,
    ...told
  } = stdSerializers.err(error) as Record<string, unknown>
  const cut = (text: unknown) =>
    typeof text === 'string'
      ? text.replace(/(\n|^)params: [\s\S]*?(?=\n\s+at |$)/g, '$1params: …')
      : text
  return { ...told, message: cut(told.message), stack: cut(told.stack) }
}
