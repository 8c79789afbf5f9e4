import { ConfigError } from './config.ts'

/** How the process ends, for whatever supervises it: 0 after a stop, and these. */
export const exitCodes = {
  /** Restart it: what was under way is taken up from the database. */
  crash: 1,
  /** Starting again would fail the same way; EX_CONFIG of sysexits.h. */
  badSettings: 78,
}

/**
 * Lets the process live when standard output or standard error can't be written (a full disk, a closed pipe): what is written
 * there is lost.
 */
export function outliveOutputs(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
}

/** Logs what nobody caught and ends the process: its state is unknown, and a fresh one recovers from the database. */
export function exitOnCrash(): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      process.stderr.write(`${JSON.stringify({ level: 60, time: Date.now(), msg: event })}\n`)
      endWith(error)
    })
  }
}

/** Ends the process for an error, told to people on standard error. */
export function endWith(error: unknown): never {
  const isKnown = error instanceof ConfigError
  const told = error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${isKnown ? error.message : told}\n`)
  process.exit(isKnown ? exitCodes.badSettings : exitCodes.crash)
}
