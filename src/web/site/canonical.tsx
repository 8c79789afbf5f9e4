import { useMatches } from 'react-router'
import { useLocale } from '../locale/language.ts'
import { canonicalOf } from '../locale/url.ts'
import { usePublicConfig } from '../session/page-state/page-state.tsx'

/** What the `handle` of a page says that search engines may list. */
interface Handle {
  /**
   * `own`: what it says is in the language of its address. Otherwise returns that language from the page's data, because a text
   * that isn't translated is shown in another one; undefined if it must not be listed.
   */
  canonical?: 'own' | ((data: unknown) => string | undefined)
}

/**
 * Renders the link to a page's canonical address, which search engines list and browsers share: without query, and in the
 * language that its text is in. Only pages that may be listed have one. Their other languages are in the sitemap.
 */
export function Canonical({ pathname }: { pathname: string }) {
  const { origin } = usePublicConfig()
  const { code } = useLocale()
  const page = useMatches().at(-1)
  const { canonical } = (page?.handle ?? {}) as Handle
  const data = page?.loaderData
  const language = typeof canonical === 'function' ? data && canonical(data) : canonical && code
  // An address without a page has no locale, or another one than the document.
  if (!language || pathname.split('/')[1] !== code) return null
  const path = `/${language}${pathname.slice(code.length + 1)}`
  return <link rel="canonical" href={canonicalOf(origin, path)} />
}
