import { type RouterContextProvider, redirect } from 'react-router'
import { cookies } from '../../contract/headers.ts'
import { urlFor } from '../locale/language.ts'
import { cookiesContext } from '../session/contexts.ts'

type Context = Readonly<RouterContextProvider>
type DeskPath = Parameters<ReturnType<typeof urlFor>>[0]

/** In seconds: long enough to load the page on a slow network, too short to meet anybody else's visit. */
const life = 60

/**
 * Shows a page of the desk that says what was done. A cookie says it, for that page and once: an address would say it again
 * after Back, after a reload, and to a colleague who gets the link.
 */
export function redirectTelling(context: Context, path: DeskPath, told: string): Response {
  const address = urlFor(context)(path)
  context.get(cookiesContext).write(cookies.deskTold, `${told} ${address}`, { maxAge: life })
  return redirect(address, 303)
}

/** Returns what was done before this page, if it's one of these, and forgets it. `url` is the page's own. */
export function takeTold<Told extends string>(
  context: Context,
  url: URL,
  among: readonly Told[],
): Told | undefined {
  const jar = context.get(cookiesContext)
  const [told, address] = (jar.read(cookies.deskTold) ?? '').split(' ')
  if (address !== url.pathname) return undefined
  jar.remove(cookies.deskTold)
  return among.find((each) => each === told)
}
