import { useVisitor } from '../session/page-state.tsx'
import { type PagePath, pageUrl, type Query } from './url.ts'

/** `const url = useUrl(); url('flight/search', { adult: 2 })`, in the visitor's language. */
export function useUrl(): (path: PagePath, query?: Query) => string {
  const { locale } = useVisitor()
  return (path, query) => pageUrl(locale.code, path, query)
}
