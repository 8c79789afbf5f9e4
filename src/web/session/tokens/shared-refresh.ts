import type { Outcome } from '../../../contract/envelope.ts'

export interface Tokens {
  token: string
  refreshToken: string
}

export type AskForTokens = (refreshToken: string) => Promise<Outcome<Tokens>>

/** How long a finished refresh still answers requests that came with the token it spent (S9.3). */
const linger = 100

const running = new Map<string, Promise<Outcome<Tokens>>>()

/** One refresh for each refresh token; whoever asks while it runs waits for it (S4.25). */
export function sharedRefresh(refreshToken: string, ask: AskForTokens): Promise<Outcome<Tokens>> {
  const known = running.get(refreshToken)
  if (known) return known
  const run = ask(refreshToken).finally(() => {
    setTimeout(() => running.delete(refreshToken), linger)
  })
  running.set(refreshToken, run)
  return run
}
