import { createContext, type RouterContextProvider } from 'react-router'

/**
 * The document that `entry.server.tsx` rendered, for `handler.ts`. It isn't in the response, because React Router looks at
 * responses' bodies, which copies the bytes of a body into a stream.
 */
export const documentContext = createContext<Uint8Array<ArrayBuffer> | null>(null)

/** Returns a page's response with the document that was rendered for it, if any. */
export function withDocument(
  response: Response,
  context: Readonly<RouterContextProvider>,
): Response {
  const document = context.get(documentContext)
  if (!document) return response
  const { status, headers } = response
  return new Response(document, { status, headers })
}
