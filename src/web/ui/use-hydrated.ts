import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns whether the page is hydrated: false on the server and in the first render. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
