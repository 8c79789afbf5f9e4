import type { DataStrategyResult, MiddlewareFunction } from 'react-router'

/**
 * Follows a redirect to a new document that replaces this one in the history (S4.27). React Router supports "new
 * document" and "replace" separately, but of both together only the first.
 */
export const replaceDocument: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  _,
  next,
) => {
  const results = await next()
  const target = Object.values(results).map(replacedBy).find(Boolean)
  if (!target) return results
  location.replace(target)
  // This document stays as it is until the next one is loaded.
  return new Promise(() => {})
}

function replacedBy({ result }: DataStrategyResult): string | null {
  if (!(result instanceof Response)) return null
  const { headers } = result
  const both = headers.has('x-remix-reload-document') && headers.has('x-remix-replace')
  return both ? headers.get('location') : null
}
