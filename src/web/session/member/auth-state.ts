import type { PageMember } from './page-member.ts'

/** Who is signed in (S4.1). Busy: there is a token, or a sign-in in progress, but the user hasn't been fetched yet. */
export type AuthState =
  | { status: 'busy' }
  | { status: 'guest' }
  | { status: 'member'; member: PageMember }

/** A sign-in starts; the user was fetched; nobody is signed in. */
export type AuthEvent =
  | { type: 'asked' }
  | { type: 'fetched'; member: PageMember }
  | { type: 'refused' }

/** The states each event applies to. A signed-in member stays until another document says otherwise. */
const concerns = {
  asked: ['guest'],
  fetched: ['busy', 'guest'],
  refused: ['busy'],
} as const satisfies Record<AuthEvent['type'], readonly AuthState['status'][]>

export function nextAuthState(state: AuthState, event: AuthEvent): AuthState {
  const concerned: readonly AuthState['status'][] = concerns[event.type]
  if (!concerned.includes(state.status)) return state
  if (event.type === 'fetched') return { status: 'member', member: event.member }
  return { status: event.type === 'asked' ? 'busy' : 'guest' }
}

/**
 * Returns the state of a request: busy if it has tokens, until the user has been fetched or the tokens were rejected,
 * which clears them (S8.11). If the front API doesn't respond, it stays busy.
 */
export function authStateOf(hasTokens: boolean, member: PageMember | undefined): AuthState {
  if (member) return { status: 'member', member }
  return { status: hasTokens ? 'busy' : 'guest' }
}

export const memberOf = (state: AuthState): PageMember | undefined =>
  state.status === 'member' ? state.member : undefined
