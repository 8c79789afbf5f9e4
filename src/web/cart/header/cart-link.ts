import type { RouterContextProvider } from 'react-router'
import { listCart } from '../../../contract/cart/cart.ts'
import { tFor, urlFor } from '../../locale/language.ts'
import { cookiesContext } from '../../session/contexts.ts'
import type { FrontApi } from '../../session/front-api/front-api.ts'
import { noteCart, notedCart } from './cart-note.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Returns how many items the visitor's cart has. Only a member's, the first time after signing in, has to be asked for:
 * it may have been filled on another device, and takes in what a guest put into this one's.
 */
export async function cartCount(
  context: Context,
  api: () => Pick<FrontApi, 'call'>,
  isMember: boolean,
): Promise<number> {
  const cookies = context.get(cookiesContext)
  const noted = notedCart(cookies, isMember)
  if (noted !== undefined || !isMember) return noted ?? 0
  const outcome = await api().call(listCart, {})
  if (!outcome.ok) return 0
  const { length } = outcome.result.items
  noteCart(cookies, length, true)
  return length
}

const header = Buffer.from('<header')

/**
 * Returns a document with a link to the cart above its header. It's plain HTML that no script knows: React skips
 * elements of the body that it doesn't expect (docs/decisions/065-shopping-cart.md).
 */
export function withCartLink(
  document: Uint8Array<ArrayBuffer>,
  count: number,
  context: Context,
): Uint8Array<ArrayBuffer> {
  const html = Buffer.from(document.buffer, document.byteOffset, document.byteLength)
  const at = html.indexOf(header)
  if (count === 0 || at < 0) return document
  const text = tFor(context)('cart.link', { count })
  const link =
    '<nav class="border-b border-line bg-surface">' +
    '<p class="mx-auto flex max-w-6xl justify-end px-4 md:px-6">' +
    `<a href="${urlFor(context)('cart')}" data-cart-count="${count}" class="inline-flex min-h-11 items-center font-medium">` +
    `${escaped(text)}</a></p></nav>`
  return Buffer.concat([html.subarray(0, at), Buffer.from(link), html.subarray(at)])
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
