import type { RouterContextProvider } from 'react-router'
import { listCart } from '../../../contract/cart/cart.ts'
import { tFor, urlFor } from '../../locale/language.ts'
import { cookiesContext } from '../../session/contexts.ts'
import type { FrontApi } from '../../session/front-api/front-api.ts'
import { iconPaths } from '../../ui/icon-paths.ts'
import { noteCart, notedCart } from './cart-note.ts'
import { cartSlotStart } from './cart-slot.tsx'

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

const slot = Buffer.from(`${cartSlotStart}>`)

/**
 * Returns a document with a link to the cart in its header's slot. No script knows the link, so no page gets larger: what
 * is in the slot isn't React's (docs/decisions/065-shopping-cart.md).
 */
export function withCartLink(
  document: Uint8Array<ArrayBuffer>,
  count: number,
  context: Context,
): Uint8Array<ArrayBuffer> {
  const html = Buffer.from(document.buffer, document.byteOffset, document.byteLength)
  const at = html.indexOf(slot)
  if (count === 0 || at < 0) return document
  const start = at + slot.length
  const link = cartLink(urlFor(context)('cart'), tFor(context)('cart.link', { count }), count)
  return Buffer.concat([html.subarray(0, start), Buffer.from(link), html.subarray(start)])
}

/** Returns the link: an icon with the number on phones, and words where there's room. */
const cartLink = (url: string, text: string, count: number): string =>
  `<a href="${url}" data-cart-count="${count}" aria-label="${escaped(text)}" class="inline-flex min-h-11 items-center gap-1 rounded px-1 font-medium text-ink no-underline hover:bg-sunk sm:px-2 lg:px-3">` +
  '<svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" class="shrink-0">' +
  `<path d="${iconPaths.cart}"/></svg>` +
  `<span class="tabular lg:hidden" aria-hidden="true">${count}</span>` +
  `<span class="hidden lg:inline">${escaped(text)}</span></a>`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
