import type { Outcome } from '../../../contract/envelope.ts'

export interface Tokens {
  token: string
  refreshToken: string
}

export type AskForTokens = (refreshToken: string) => Promise<Outcome<Tokens>>

/** How long a finished refresh is still used for requests with the token it spent (S9.3). */
const linger = 100

const running = new Map<string, Promise<Outcome<Tokens>>>()

/** Runs one refresh per refresh token; concurrent callers wait for it (S4.25). */
export function sharedRefresh(refreshToken: string, ask: AskForTokens): Promise<Outcome<Tokens>> {
  const known = running.get(refreshToken)
  if (known) return known
  const run = ask(refreshToken).finally(() => {
    setTimeout(() => running.delete(refreshToken), linger)
  })
  running.set(refreshToken, run)
  return run
}
