import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns whether scripts have taken over the page: false on the server and in the first render after it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
