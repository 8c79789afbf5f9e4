import type { RouterContextProvider } from 'react-router'
import { redirect } from 'react-router'
import { urlFor } from '../../../locale/language.ts'
import type { PagePath } from '../../../locale/url.ts'
import { cookiesContext, platformContext } from '../../../session/contexts.ts'
import { decodeEmail } from '../email/encoded-email.ts'
import { readFlow } from '../flow.ts'
import { codeTimes } from './timing.ts'

/**
 * Loads the address and timing of the requested code. Without an address it redirects to where it's entered; a page
 * opened on another device doesn't know the timing and uses the default wait.
 */
export function loadCodePage(context: Readonly<RouterContextProvider>, url: URL, start: PagePath) {
  const email = decodeEmail(url.searchParams.get('email'))
  if (!email) throw redirect(urlFor(context)(start))
  const { timing } = readFlow(context.get(cookiesContext))
  const { clockAhead } = context.get(platformContext)
  const own = timing?.email === email ? timing : undefined
  return { email, times: codeTimes(own, Date.now() + clockAhead), back: urlFor(context)(start) }
}
