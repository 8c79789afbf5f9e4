import { type AuthEvent, type AuthState, nextAuthState } from './auth-state.ts'

/** The sign-in state of one document, for everything that shows who is signed in. */
export class AuthStore {
  #state: AuthState
  readonly #listeners = new Set<() => void>()

  constructor(first: AuthState) {
    this.#state = first
  }

  readonly read = (): AuthState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  take(event: AuthEvent): void {
    const next = nextAuthState(this.#state, event)
    if (next === this.#state) return
    this.#state = next
    for (const listener of this.#listeners) listener()
  }
}
