import { type DestinationStream, pino, stdSerializers } from 'pino'
import { isUnavailable, rootOf } from '../failure/unavailable.ts'
import { openLogOutput } from './log-output.ts'

/** The server's log. */
export type Log = ReturnType<typeof createLog>

/** The log of this process. Its last lines are written when the process ends, unless it's killed. */
const standardError = openLogOutput(2)
process.once('exit', standardError.flushSync)

const secrets = ['password', 'token', 'refreshToken', 'authorization', 'cookie', 'email']

/**
 * Creates the log: JSON lines on standard error, with anything redacted that could identify a person or grant access.
 */
export function createLog(level: string, destination: DestinationStream = standardError) {
  return pino(
    {
      level,
      base: null,
      // A one-time code is `code` in a body; an error's `code` should be logged.
      redact: [...secrets.flatMap((name) => [name, `*.${name}`]), 'code', 'body.code'],
      serializers: { err: errorForLog },
    },
    destination,
  )
}

/** The part before the `@` has at most 64 characters (RFC 5321); without a limit, a long text without one would take hours. */
const mailAddress = /[\w.!#$%&'*+=?^`{|}~-]{1,64}@[\w-]+(?:\.[\w-]+)+/g

/**
 * Returns an error without secrets: a failed query has its values in message and stack (addresses, digests, whole
 * mails), the driver attaches the connection with its password, and a mail server's refusal names the recipients.
 */
function errorForLog(error: Error) {
  // During an outage many requests fail for the same reason: a line each is enough.
  if (isUnavailable(error)) return { type: error.name, message: rootOf(error) }
  const {
    params: _params,
    client: _client,
    rejected: _rejected,
    rejectedErrors: _rejectedErrors,
    recipient: _recipient,
    ...told
  } = stdSerializers.err(error) as Record<string, unknown>
  const cut = (text: unknown) =>
    typeof text === 'string'
      ? text
          .replace(/(\n|^)params: [\s\S]*?(?=\n[\t ]+at |$)/g, '$1params: …')
          .replace(mailAddress, '…@…')
      : text
  const response = told.response === undefined ? {} : { response: cut(told.response) }
  return { ...told, ...response, message: cut(told.message), stack: cut(told.stack) }
}
