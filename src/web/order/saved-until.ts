import type { HeadersFunction, RouterContextProvider } from 'react-router'
import type { Order } from '../../contract/order/order.ts'
import { savedUntilHeader } from '../saved-pages/rules.ts'
import { authContext } from '../session/contexts.ts'

/**
 * Returns until when an order's page may be saved on its visitor's device: until its last documents are used, but no longer
 * than a member's sign-in lasts. Null if it may not.
 */
export function savedUntil(
  context: Readonly<RouterContextProvider>,
  { documentsUntil }: Pick<Order, 'documentsUntil'>,
): string | null {
  const ends = context.get(authContext).endsAt()
  if (documentsUntil === null || ends === undefined) return documentsUntil
  return new Date(Math.min(Date.parse(documentsUntil), ends)).toISOString()
}

/** Returns the header that says so. */
export const savedHeaders = (until: string | null): HeadersInit =>
  until ? { [savedUntilHeader]: until } : {}

/** Passes the loader's headers on. */
export const loaderHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders
