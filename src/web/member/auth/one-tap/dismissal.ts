import type { SiteCookies } from '../../../session/visitor/site-cookies.ts'

const name = 'one_tap_rest'
const hour = 60 * 60
const day = 24 * hour

/** Seconds that the prompt stays away after each dismissal in a row, as Google's own cool-down does. */
const rests = [2 * hour, day, 7 * day, 28 * day]
/** A year without a dismissal, and the next one counts as the first. */
const lifetime = 365 * day

/** Returns whether the visitor closed the prompt so recently that it must not be shown again yet. */
export function isResting(cookies: SiteCookies, now: number): boolean {
  return now < read(cookies).until
}

/** Remembers that the prompt was closed: each time in a row it stays away for longer. */
export function rememberDismissal(cookies: SiteCookies, now: number): void {
  const count = read(cookies).count + 1
  const seconds = rests[Math.min(count, rests.length) - 1] ?? 0
  cookies.write(name, `${count}.${now + seconds * 1000}`, { maxAge: lifetime })
}

/** Forgets all dismissals, since the visitor has used the prompt. */
export const forgetDismissals = (cookies: SiteCookies): void => cookies.remove(name)

/** `count.until`, milliseconds. Anything else counts as never closed. */
function read(cookies: SiteCookies): { count: number; until: number } {
  const [, count, until] = /^(\d{1,4})\.(\d{1,15})$/.exec(cookies.read(name) ?? '') ?? []
  return { count: Number(count ?? 0), until: Number(until ?? 0) }
}
