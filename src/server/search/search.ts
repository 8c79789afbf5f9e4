import type { SearchId } from '../../contract/ids.ts'
import type { SupplierState } from '../../contract/supplier-state.ts'

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
}

/** A search without its results. */
export interface FoundSearch<Request> extends OpenedSearch<Request>, SearchProgress {}
