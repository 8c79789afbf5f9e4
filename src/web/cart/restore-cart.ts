import type { RouterContextProvider } from 'react-router'
import { restoreCart } from '../../contract/cart/cart.ts'
import type { PagePath } from '../locale/url.ts'
import type { FrontApi } from '../session/front-api/front-api.ts'
import { isCartOn } from './cart-switch.ts'
import { noteCartOf } from './header/cart-note.ts'

/**
 * Puts the cart of a reminder's booking into this visitor's, and returns the way there; undefined if the booking is in no
 * cart. `acart` stays in the address only as the reminder's number, without the token.
 */
export async function cartOfReminder(
  context: Readonly<RouterContextProvider>,
  api: Pick<FrontApi, 'call'>,
  token: string,
): Promise<{ path: PagePath; query: { acart: string } } | undefined> {
  if (!(await isCartOn(context, api))) return undefined
  const outcome = await api.call(restoreCart, { body: { token: token.slice(0, 100) } })
  if (!outcome.ok || outcome.result.items.length === 0) return undefined
  const { items, number } = outcome.result
  await noteCartOf(context, items.length)
  return { path: 'cart', query: { acart: String(number) } }
}
