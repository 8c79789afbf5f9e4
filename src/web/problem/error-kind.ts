import { isRouteErrorResponse } from 'react-router'
import { isNetworkTrouble } from './network-trouble.ts'
import { isPageError } from './page-errors.ts'

/** The states of the error page (S4.42), and our own for a network that doesn't respond (S8.19). */
export type ErrorKind = 'generic' | 'not-found' | 'order' | 'reload' | 'network'

export function errorKind(error: unknown): ErrorKind {
  if (isRouteErrorResponse(error)) {
    if (isPageError(error.data) && /^TRX_(MEMBER_)?NOT_FOUND$/.test(error.data.code)) return 'order'
    return error.status === 404 ? 'not-found' : 'generic'
  }
  if (isMissingScript(error)) return 'reload'
  return isNetworkTrouble(error) ? 'network' : 'generic'
}

// The messages of browsers and Vite; Vite's is about the style sheet of a lazily loaded part.
const phrases =
  /dynamically imported module|importing a module script failed|loading (css )?chunk|unable to preload/i

/** Whether a script couldn't be loaded: it belongs to an older build, or the network is gone (S8.15). */
export const isMissingScript = (error: unknown): boolean =>
  error instanceof Error && phrases.test(error.message)
