import { createContext, type RouterContextProvider } from 'react-router'
import type { OrderItem } from '../../contract/order/order.ts'
import type { FrontApi } from '../session/front-api/front-api.ts'
import type { ItemExtras } from './item-extras.ts'

/** Returns what a product's views show with its items, such as maps; undefined if there's nothing. */
export type LoadExtras = (
  api: Pick<FrontApi, 'call'>,
  items: readonly OrderItem[],
) => Promise<unknown>

/** What loads a product's extras, by product, set by `handler.ts` for each request. */
export const extrasContext = createContext<Readonly<Record<string, LoadExtras>>>({})

/** Returns what the products of items show with them. */
export async function loadItemExtras(
  context: Readonly<RouterContextProvider>,
  api: Pick<FrontApi, 'call'>,
  items: readonly OrderItem[],
): Promise<ItemExtras> {
  const loaders = context.get(extrasContext)
  const loaded = await Promise.all(
    [...Map.groupBy(items, ({ product }) => product)].map(
      async ([product, own]) => [product, await loaders[product]?.(api, own)] as const,
    ),
  )
  return Object.fromEntries(loaded.filter(([, extras]) => extras !== undefined))
}
