import type { RouterContextProvider } from 'react-router'
import { typedInCart } from '../../contract/cart/cart.ts'
import type { ResultOf } from '../../contract/endpoint.ts'
import type { BookId } from '../../contract/ids.ts'
import { cookiesContext, memberContext } from '../session/contexts.ts'
import type { FrontApi } from '../session/front-api/front-api.ts'
import { notedCart } from './header/cart-note.ts'

/** What was typed for the other things in the cart. */
export type TypedElsewhere = ResultOf<typeof typedInCart>

const nothing: TypedElsewhere = { contact: null, adult: null, travellers: [] }

/** Returns what was typed in the cart, without the travellers of the draft itself. Without a cart, nobody is asked. */
export async function loadTyped(
  context: Readonly<RouterContextProvider>,
  api: Pick<FrontApi, 'call'>,
  bookId: BookId,
): Promise<TypedElsewhere> {
  const isMember = (await context.get(memberContext)()) !== undefined
  if (!isMember && !notedCart(context.get(cookiesContext), false)) return nothing
  const typed = await api.call(typedInCart, {})
  if (!typed.ok) return nothing
  const travellers = typed.result.travellers.filter((each) => each.bookId !== bookId)
  return { ...typed.result, travellers }
}
