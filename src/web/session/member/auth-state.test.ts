import { describe, expect, it } from 'vitest'
import {
  type AuthEvent,
  type AuthState,
  authStateOf,
  memberOf,
  nextAuthState,
} from './auth-state.ts'
import { AuthStore } from './auth-store.ts'

const dara = {
  memberId: 'm1',
  name: 'Dara',
  email: 'dara@example.com',
  is_member: true as const,
  is_agent: false,
}
const busy: AuthState = { status: 'busy' }
const guest: AuthState = { status: 'guest' }
const member: AuthState = { status: 'member', member: dara }
const fetched: AuthEvent = { type: 'fetched', member: dara }

describe('the sign-in state (S4.1)', () => {
  it.each<[string, boolean, typeof dara | undefined, AuthState]>([
    ['is busy at the start of a request that came with tokens', true, undefined, busy],
    ['is a guest when none came, or they were refused', false, undefined, guest],
    ['is a member after the user fetch', true, dara, member],
  ])('%s', (_, hasTokens, who, state) => {
    expect(authStateOf(hasTokens, who)).toEqual(state)
  })

  it.each<[AuthState, AuthEvent, AuthState]>([
    [guest, { type: 'asked' }, busy],
    [busy, { type: 'asked' }, busy],
    [member, { type: 'asked' }, member],
    [busy, fetched, member],
    [guest, fetched, member],
    [member, fetched, member],
    [busy, { type: 'refused' }, guest],
    [guest, { type: 'refused' }, guest],
    [member, { type: 'refused' }, member],
  ])('%o, then %o: %o', (state, event, next) => {
    expect(nextAuthState(state, event)).toEqual(next)
  })

  it('only a member counts as signed in', () => {
    expect([busy, guest, member].map(memberOf)).toEqual([undefined, undefined, dara])
  })

  it('notifies listeners when it changes, and only then', () => {
    const store = new AuthStore(busy)
    const seen: string[] = []
    const stop = store.subscribe(() => seen.push(store.read().status))
    store.take(fetched)
    store.take({ type: 'refused' })
    stop()
    expect(seen).toEqual(['member'])
  })
})
