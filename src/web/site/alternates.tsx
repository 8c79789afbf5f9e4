import { defaultLocale, locales } from '../../contract/locales.ts'
import { canonicalOf, inLocale, localeOfPath } from '../locale/url.ts'
import { usePublicConfig } from '../session/page-state/page-state.tsx'

/** Renders the links to a page's canonical address and to its other languages, for search engines. */
export function Alternates({ pathname }: { pathname: string }) {
  const { origin } = usePublicConfig()
  if (!localeOfPath(pathname)) return null
  const at = (locale: string) => canonicalOf(origin, inLocale(pathname, locale))
  return (
    <>
      <link rel="canonical" href={canonicalOf(origin, pathname)} />
      {locales.map(({ code, hreflang }) => (
        <link key={code} rel="alternate" hrefLang={hreflang} href={at(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={at(defaultLocale)} />
    </>
  )
}
