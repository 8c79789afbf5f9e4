import { useContext, useEffect, useSyncExternalStore } from 'react'
import { useUrl } from '../../locale/language.ts'
import { PageStateContext } from '../page-state/page-state.tsx'
import { type AuthState, memberOf } from './auth-state.ts'
import type { AuthStore } from './auth-store.ts'
import type { PageMember } from './page-member.ts'

/** The polling interval, in milliseconds. */
const pause = 5000
const mostLooks = 3

export const useAuthStore = (): AuthStore => useContext(PageStateContext).auth

/** Returns whether somebody is signed in, or it's being checked (S4.1). */
export function useAuthState(): AuthState {
  const { subscribe, read } = useAuthStore()
  return useSyncExternalStore(subscribe, read, read)
}

/** Returns the signed-in member; undefined for guests, and while it's being checked. */
export const useMember = (): PageMember | undefined => memberOf(useAuthState())

/** Fetches the user if the document came without (S4.1); after a few failed attempts the visitor counts as a guest. */
export function useUserFetch(): void {
  const store = useAuthStore()
  const address = useUrl()('auth-state')
  useEffect(() => {
    if (store.read().status !== 'busy') return
    let looks = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const state = await fetch(address)
        .then((answer): Promise<AuthState> => answer.json())
        .catch((): AuthState => ({ status: 'busy' }))
      looks += 1
      if (state.status === 'member') store.take({ type: 'fetched', member: state.member })
      else if (state.status === 'guest' || looks >= mostLooks) store.take({ type: 'refused' })
      else timer = setTimeout(look, pause)
    }
    void look()
    return () => clearTimeout(timer)
  }, [store, address])
}
