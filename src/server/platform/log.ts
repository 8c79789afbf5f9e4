import { type DestinationStream, pino, stdSerializers } from 'pino'

/** What the server writes its log through. */
export type Log = ReturnType<typeof createLog>

const secrets = ['password', 'token', 'refreshToken', 'code', 'authorization', 'cookie', 'email']

/** JSON lines on standard error; what could identify or authorise someone is struck out. */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
) {
  return pino(
    {
      level,
      base: null,
      serializers: { err: errorForLog },
      redact: secrets.flatMap((name) => [name, `*.${name}`]),
      serializers: { err: withoutValues },
    },
    destination,
  )
}

/** A failed query names its values in message and stack: addresses, digests, whole mails. */
function withoutValues(error: Error) {
  const { params: _, ...told } = stdSerializers.err(error) as Record<string, unknown>
  const cut = (text: unknown) =>
    typeof text === 'string'
      ? text.replace(/(\n|^)params: [\s\S]*?(?=\n\s+at |$)/g, '$1params: …')
      : text
  return { ...told, message: cut(told.message), stack: cut(told.stack) }
}

/** Without the whole connection that the database's driver hangs on its errors. */
export function errorForLog(error: Error) {
  const { client, ...brief } = stdSerializers.err(error) as Record<string, unknown>
  return brief
}
