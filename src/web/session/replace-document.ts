import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

/**
 * Follows a redirect to a new document that takes this one's place in the history (S4.27). React Router heeds
 * "new document" and "in place" each alone, but of both together only the first.
 */
export const replaceDocument: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  _,
  next,
) => {
  const results = await next()
  const target = Object.values(results).map(replacedBy).find(Boolean)
  if (!target) return results
  location.replace(target)
  // This document stands as it is until the next one is there.
  return new Promise(() => {})
}

function replacedBy({ result }: DataStrategyResult): string | null {
  if (!(result instanceof Response)) return null
  const { headers } = result
  const both = headers.has('x-remix-reload-document') && headers.has('x-remix-replace')
  return both ? headers.get('location') : null
}
