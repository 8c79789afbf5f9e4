import type { PageMember } from './page-member.ts'

/**
 * What is known of who is signed in (S4.1). Busy: there is a token, or a sign-in is under way, and the user has
 * yet to be fetched.
 */
export type AuthState =
  | { status: 'busy' }
  | { status: 'guest' }
  | { status: 'member'; member: PageMember }

/** A sign-in begins; the user was fetched; nobody is signed in. */
export type AuthEvent =
  | { type: 'asked' }
  | { type: 'fetched'; member: PageMember }
  | { type: 'refused' }

/** From which states each event leads on. Who is signed in stays so until another document says otherwise. */
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
 * The state of a request: busy at its start if it came with tokens, until the user has been fetched or the
 * tokens were refused, which clears them (S8.11). A front API that does not answer leaves it busy.
 */
export function authStateOf(hasTokens: boolean, member: PageMember | undefined): AuthState {
  if (member) return { status: 'member', member }
  return { status: hasTokens ? 'busy' : 'guest' }
}

export const memberOf = (state: AuthState): PageMember | undefined =>
  state.status === 'member' ? state.member : undefined
