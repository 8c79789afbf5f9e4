import { useCallback } from 'react'
import { useLocale } from './language.ts'
import { type PagePath, pageUrl, type Query } from './url.ts'

/**
 * `const url = useUrl(); url('flight/search', { adult: 2 })`, in the visitor's language. The same function
 * while the language stays, so that effects may depend on it.
 */
export function useUrl(): (path: PagePath, query?: Query) => string {
  const { code } = useLocale()
  return useCallback((path, query) => pageUrl(code, path, query), [code])
}
