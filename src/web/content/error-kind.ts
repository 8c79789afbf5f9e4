import { isRouteErrorResponse } from 'react-router'
import { isPageError } from '../guard/page-errors.ts'
import { isNetworkTrouble } from '../session/network-trouble.ts'

/** The states of the error page (S4.42), and our own for a network that does not answer (S8.19). */
export type ErrorKind = 'generic' | 'not-found' | 'order' | 'reload' | 'network'

// What browsers and Vite say when a script of an older build is gone (S8.15).
const chunkFailure =
  /dynamically imported module|importing a module script failed|loading (css )?chunk|unable to preload/i

export function errorKind(error: unknown): ErrorKind {
  if (isRouteErrorResponse(error)) {
    if (isPageError(error.data) && /^TRX_(MEMBER_)?NOT_FOUND$/.test(error.data.code)) return 'order'
    return error.status === 404 ? 'not-found' : 'generic'
  }
  if (error instanceof Error && chunkFailure.test(error.message)) return 'reload'
  return isNetworkTrouble(error) ? 'network' : 'generic'
}
