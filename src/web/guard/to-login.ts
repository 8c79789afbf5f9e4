import { type RouterContextProvider, redirectDocument } from 'react-router'
import { urlFor } from '../locale/for-context.ts'
import { cookiesContext } from '../session/contexts.ts'
import { rememberTarget } from '../session/redirect-target.ts'

/**
 * Sends somebody to the login page, replacing the history entry (S4.27), from where they come back to `path`.
 * The whole document goes, for it shows who was signed in.
 */
export function toLogin(context: Readonly<RouterContextProvider>, path: string): Response {
  rememberTarget(context.get(cookiesContext), path)
  const response = redirectDocument(urlFor(context)('login'))
  response.headers.set('x-remix-replace', 'true')
  return response
}
