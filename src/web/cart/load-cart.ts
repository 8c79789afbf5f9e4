import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { type Cart, checkCart } from '../../contract/cart/cart.ts'
import { type ErrorCode, errorCatalogue } from '../../contract/errors.ts'
import { tFor, urlFor } from '../locale/language.ts'
import type { PlaceNames } from '../place/place-names.ts'
import { loadItemPlaces } from '../product/load-item-places.ts'
import { visitorContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { isCartOn } from './cart-switch.ts'
import { noteCartOf } from './header/cart-note.ts'

/** The page of a cart; without a cart it says why there is none. */
export interface CartPage {
  title: string
  cart: Cart | undefined
  places: PlaceNames
  /** What failed, here or on the way here. */
  problem: ErrorCode | undefined
  /** Whether a reminder's link led here. */
  reminded: boolean
  /** Idempotency key of the order that the cart may become. */
  key: string
}

/** Returns the cart with current prices in the visitor's currency; home, if the cart is off (S2.78, S6.6). */
export async function loadCart({ request, context }: LoaderFunctionArgs) {
  const api = frontApi(context, request)
  if (!(await isCartOn(context, api))) {
    await noteCartOf(context, 0)
    throw redirect(urlFor(context)(''))
  }
  const { currency } = context.get(visitorContext)
  const outcome = await api.call(checkCart, { body: { currency } })
  const { searchParams } = new URL(request.url)
  const reminded = searchParams.has('acart')
  const page = { title: tFor(context)('cart.title'), reminded, key: crypto.randomUUID() }
  if (!outcome.ok) {
    const { error, status_code: status } = outcome.problem
    return data<CartPage>({ ...page, cart: undefined, places: {}, problem: error }, { status })
  }
  const cart = outcome.result
  await noteCartOf(context, cart.items.length)
  const items = cart.items.flatMap((item) => item.items)
  const places = await loadItemPlaces(context, api, { items })
  const told = searchParams.get('problem') ?? ''
  const problem = told in errorCatalogue ? (told as ErrorCode) : undefined
  return data<CartPage>({ ...page, cart, places, problem })
}
