import { headers as names } from '../../../contract/headers.ts'
import { sourceOf } from './journey.ts'
import type { Sources } from './source-cookies.ts'

/**
 * Returns the source headers of every call (S7.3): `x-source` the code of the source, `x-sourcepar` its other letters
 * as a query, `x-ref-src` who linked here, and `x-aft` only if this address has an `aft`. Without a source the first
 * two are empty. An ad comes before the affiliate, the campaign and the search engine; `x-affiliate` tells the affiliate also
 * then, because conversions are posted back to it.
 */
export function sourceHeaders(
  sources: Pick<Sources, 'ad' | 'affiliate' | 'utm' | 'organic' | 'referrer'>,
  query: URLSearchParams,
): Record<string, string> {
  const { s: code, ...letters } = sourceOf(sources) ?? { s: '' }
  const { affiliate } = sources
  return {
    [names.source]: encodeURIComponent(code),
    [names.sourcePar]: new URLSearchParams(letters).toString(),
    [names.refSrc]: encodeURIComponent(sources.referrer),
    ...(affiliate ? { [names.affiliate]: new URLSearchParams(affiliate).toString() } : {}),
    ...aftHeader(query),
  }
}

/** Returns `x-aft`, or nothing if this address has no `aft`. */
export function aftHeader(query: URLSearchParams): Record<string, string> {
  const aft = query.get('aft')
  return aft === null ? {} : { [names.aft]: encodeURIComponent(aft.slice(0, 64).toWellFormed()) }
}
