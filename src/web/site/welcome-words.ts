import type { Translate } from '../locale/word-store.ts'
import type { Arrival } from '../session/arrival.ts'

/** The welcome of who has just signed in or up (S4.10), by name; a member without one is called Member. */
export function welcomeWords(
  t: Translate,
  arrival: Arrival | undefined,
  name: string | undefined,
): string {
  const known = { name: name || t('common.member') }
  return t(arrival === 'signed-up' ? 'common.welcome-new' : 'common.welcome', known)
}
