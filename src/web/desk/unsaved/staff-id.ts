import { createContext } from 'react'

/** Whose drafts are kept: the id of the member of staff who is signed in; '' outside of the desk. */
export const StaffIdContext = createContext('')

/** Returns the tab's store; undefined where the browser allows none. */
export function tabStore(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}
