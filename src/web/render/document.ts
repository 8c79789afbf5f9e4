import { createContext, type RouterContextProvider } from 'react-router'
import { withCartLink } from '../cart/header/cart-link.ts'

/**
 * The document that `entry.server.tsx` rendered, for `handler.ts`. It isn't in the response, because React Router looks at
 * responses' bodies, which copies the bytes of a body into a stream.
 */
export const documentContext = createContext<Uint8Array<ArrayBuffer> | null>(null)

/**
 * Returns a page's response with the document that was rendered for it, if any, and the link to a cart of `cartItems`
 * items.
 */
export function withDocument(
  response: Response,
  context: Readonly<RouterContextProvider>,
  cartItems: number,
): Response {
  const document = context.get(documentContext)
  if (!document) return response
  const { status, headers } = response
  return new Response(withCartLink(document, cartItems, context), { status, headers })
}
