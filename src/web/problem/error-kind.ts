import { isRouteErrorResponse } from 'react-router'
import { isMissingScript } from './missing-script.ts'
import { isNetworkTrouble } from './network-trouble.ts'
import { isPageError } from './page-errors.ts'

/** The states of the error page (S4.42), and our own for a network that does not answer (S8.19). */
export type ErrorKind = 'generic' | 'not-found' | 'order' | 'reload' | 'network'

export function errorKind(error: unknown): ErrorKind {
  if (isRouteErrorResponse(error)) {
    if (isPageError(error.data) && /^TRX_(MEMBER_)?NOT_FOUND$/.test(error.data.code)) return 'order'
    return error.status === 404 ? 'not-found' : 'generic'
  }
  if (isMissingScript(error)) return 'reload'
  return isNetworkTrouble(error) ? 'network' : 'generic'
}
