import type {
  SearchRequest,
  SearchUpdate,
  SupplierState,
} from '../../../contract/flight/flight-search.ts'
import type { FlightResult } from '../../../contract/flight/offer.ts'
import type { OfferId, ResultId, SearchId } from '../../../contract/ids.ts'
import type { QuotedOffer } from '../quoted-offer.ts'
import { byResult, fareInFamily, resultRow } from './merge-results.ts'

/** A search with its results. Immutable: each supplier's answer creates a new one. */
export interface SearchSession {
  id: SearchId
  request: SearchRequest
  /** Milliseconds since 1970, by the server's clock. */
  openedAt: number
  expiresAt: number
  suppliers: SupplierState[]
  /** Counts the answers. A row has the version that last changed it, and cursors are versions. */
  version: number
  rows: { version: number; result: FlightResult }[]
  offers: QuotedOffer[]
}

/** Returns the session after a supplier's answer: new rows, and rows whose cheapest offer or count changed. */
export function withAnswer(
  session: SearchSession,
  supplier: string,
  state: SupplierState['state'],
  found: readonly QuotedOffer[],
): SearchSession {
  const version = session.version + 1
  const offers = [...session.offers, ...found]
  const touched = new Set(byResult(found).keys())
  const rows = new Map(session.rows.map((row) => [row.result.id, row]))
  for (const [id, same] of byResult(offers)) {
    const result = touched.has(id) ? resultRow(same) : undefined
    if (result) rows.set(id, { version, result })
  }
  const suppliers = session.suppliers.map((each) =>
    each.id === supplier ? { ...each, state, results: touched.size } : each,
  )
  return { ...session, version, offers, suppliers, rows: [...rows.values()] }
}

/** Returns what changed since the cursor. Suppliers that were being asked when their server died count as timed out. */
export function updateSince(
  session: SearchSession,
  cursor: number,
  waitingIsOver: boolean,
): SearchUpdate {
  const suppliers = session.suppliers.map((each) =>
    each.state === 'asked' && waitingIsOver ? { ...each, state: 'timed_out' as const } : each,
  )
  return {
    searchId: session.id,
    state: suppliers.some(({ state }) => state === 'asked') ? 'searching' : 'done',
    suppliers,
    results: session.rows.filter(({ version }) => version > cursor).map(({ result }) => result),
    cursor: session.version,
    expiresAt: new Date(session.expiresAt).toISOString(),
  }
}

/** Returns the rows, each with its lowest fare in the family if it has one. */
export function inFamily(
  session: SearchSession,
  results: readonly FlightResult[],
  family: string,
): FlightResult[] {
  const offers = byResult(session.offers)
  return results.map((result) => {
    const sameFamily = fareInFamily(offers.get(result.id) ?? [], family)
    return sameFamily ? { ...result, sameFamily } : result
  })
}

export const offersOfResult = (session: SearchSession, id: ResultId): QuotedOffer[] =>
  byResult(session.offers).get(id) ?? []

export const offerById = (session: SearchSession, id: OfferId): QuotedOffer | undefined =>
  session.offers.find(({ offer }) => offer.id === id)
