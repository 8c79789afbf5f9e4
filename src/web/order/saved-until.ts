import type { HeadersFunction } from 'react-router'
import type { Order } from '../../contract/order/order.ts'
import { savedUntilHeader } from '../saved-pages/rules.ts'

/** Returns the header that lets an order's page be saved on its visitor's device: until its last documents are used. */
export const savedUntil = ({ documentsUntil }: Pick<Order, 'documentsUntil'>): HeadersInit =>
  documentsUntil ? { [savedUntilHeader]: documentsUntil } : {}

/** Passes the loader's headers on. */
export const loaderHeaders: HeadersFunction = ({ loaderHeaders }) => loaderHeaders
