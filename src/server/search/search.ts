import type { SearchId } from '../../contract/ids.ts'
import type { SupplierState } from '../../contract/supplier-state.ts'
import { minutes } from '../platform/duration.ts'

/** Results are valid for 25 minutes (S9.1). */
export const searchLife = minutes(25)

/** A search as it was opened. */
export interface OpenedSearch<Request> {
  id: SearchId
  request: Request
  /** Milliseconds since 1970, by the server's clock. */
  openedAt: number
  expiresAt: number
}

/** How far a search is. */
export interface SearchProgress {
  suppliers: readonly SupplierState[]
  /** The number of answers so far. */
  version: number
  /** Set if a supplier couldn't be asked because our own database was unavailable. */
  isOutage?: true
}

/** A search without its results. */
export interface FoundSearch<Request> extends OpenedSearch<Request>, SearchProgress {}

/** Returns whether a supplier is still being asked. */
export const isSearching = ({ suppliers }: SearchProgress): boolean =>
  suppliers.some(({ state }) => state === 'asked')

/** Returns whether a search has results, or won't have any. */
export const hasFirst = (search: SearchProgress): boolean =>
  search.suppliers.some(({ results }) => results > 0) || !isSearching(search)

/** Returns the progress after a supplier's answer. */
export const withAnswer = (
  { version, suppliers, isOutage }: SearchProgress,
  id: string,
  { isOurs, ...answer }: Pick<SupplierState, 'state' | 'results'> & { isOurs?: boolean },
): SearchProgress => ({
  version: version + 1,
  ...(isOutage || isOurs ? { isOutage: true as const } : {}),
  suppliers: suppliers.map((each) => (each.id === id ? { ...each, ...answer } : each)),
})

/** Returns whether nothing is known of a search, and that wasn't its suppliers' fault. */
export const isOurOutage = ({ isOutage, suppliers }: SearchProgress): boolean =>
  isOutage === true && suppliers.every(({ state }) => state === 'failed' || state === 'timed_out')

/** Returns the progress when nobody waits any longer: suppliers that haven't answered count as timed out. */
export const withoutWaiting = <Search extends SearchProgress>(search: Search): Search => ({
  ...search,
  suppliers: search.suppliers.map((each) =>
    each.state === 'asked' ? { ...each, state: 'timed_out' } : each,
  ),
})
