import { pino } from 'pino'

/** What the server writes its log through. */
export type Log = ReturnType<typeof createLog>

/** JSON lines on standard error; what could identify or authorise someone is struck out. */
export function createLog(level: string) {
  return pino(
    {
      level,
      base: null,
      redact: ['*.password', '*.token', '*.refreshToken', '*.authorization', '*.cookie', '*.email'],
    },
    pino.destination({ dest: 2, sync: false }),
  )
}
