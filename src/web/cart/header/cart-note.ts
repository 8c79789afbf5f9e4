import type { RouterContextProvider } from 'react-router'
import { cookiesContext, memberContext } from '../../session/contexts.ts'
import type { SiteCookies } from '../../session/visitor/site-cookies.ts'

const name = 'cart'
const aMonth = 31 * 24 * 60 * 60

/** Notes how many items the cart has, and whether it is a member's, so that pages needn't ask for it. */
export function noteCart(cookies: SiteCookies, count: number, isMembers: boolean): void {
  if (count === 0 && !isMembers) cookies.remove(name)
  else cookies.write(name, `${isMembers ? 'm' : 'g'}${count}`, { maxAge: aMonth })
}

/** Notes the count for the visitor of a request. */
export async function noteCartOf(
  context: Readonly<RouterContextProvider>,
  count: number,
): Promise<void> {
  const member = await context.get(memberContext)()
  noteCart(context.get(cookiesContext), count, member !== undefined)
}

/** Returns the noted count; undefined if nothing is noted for this visitor, or the note is somebody else's. */
export function notedCart(
  cookies: Pick<SiteCookies, 'read'>,
  isMember: boolean,
): number | undefined {
  const [, whose, count] = /^([mg])(\d{1,2})$/.exec(cookies.read(name) ?? '') ?? []
  return (whose === 'm') === isMember && count !== undefined ? Number(count) : undefined
}
