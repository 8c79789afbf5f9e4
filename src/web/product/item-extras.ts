import { createContext, useContext } from 'react'

/** What products loaded on the server to show with an order's items, by product. Each product knows the type of its own. */
export type ItemExtras = Readonly<Record<string, unknown>>

/** Empty on pages that load none. */
export const ItemExtrasContext = createContext<ItemExtras>({})

/** Returns what a product loaded; undefined if that's nothing. */
export const useItemExtras = <Own>(product: string): Own | undefined =>
  useContext(ItemExtrasContext)[product] as Own | undefined
