import { useContext, useEffect, useSyncExternalStore } from 'react'
import { useUrl } from '../../locale/language.ts'
import { PageStateContext } from '../page-state/page-state.tsx'
import { type AuthState, memberOf } from './auth-state.ts'
import type { AuthStore } from './auth-store.ts'
import type { PageMember } from './page-member.ts'

/** Between two looks for who is signed in, in milliseconds. */
const pause = 5000
const mostLooks = 3

export const useAuthStore = (): AuthStore => useContext(PageStateContext).auth

/** Whether somebody is signed in, or it is being found out (S4.1). */
export function useAuthState(): AuthState {
  const { subscribe, read } = useAuthStore()
  return useSyncExternalStore(subscribe, read, read)
}

/** The signed-in member; undefined for guests, and while it is being found out. */
export const useMember = (): PageMember | undefined => memberOf(useAuthState())

/** Fetches the user where the document came without (S4.1); after a few tries in vain there is a guest. */
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
