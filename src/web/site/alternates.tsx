import { defaultLocale } from '../../contract/default-locale.ts'
import { locales } from '../../contract/locales.ts'
import { useLocale } from '../locale/language.ts'
import { inLocale } from '../locale/locale-of-path.ts'
import { canonicalOf } from '../locale/url.ts'
import { usePublicConfig } from '../session/page-state/page-state.tsx'

/**
 * Renders the links to a page's canonical address and to its other languages, for search engines. They read documents, so
 * browsers only keep the canonical address up to date, which people share.
 */
export function Alternates({ pathname }: { pathname: string }) {
  const { origin } = usePublicConfig()
  const { code } = useLocale()
  // An address without a page has no locale, or another one than the document.
  if (pathname.split('/')[1] !== code) return null
  return (
    <>
      <link rel="canonical" href={canonicalOf(origin, pathname)} />
      {import.meta.env.SSR && <OtherLanguages origin={origin} pathname={pathname} />}
    </>
  )
}

function OtherLanguages({ origin, pathname }: { origin: string; pathname: string }) {
  const at = (locale: string) => canonicalOf(origin, inLocale(pathname, locale))
  return (
    <>
      {locales.map(({ code, hreflang }) => (
        <link key={code} rel="alternate" hrefLang={hreflang} href={at(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={at(defaultLocale)} />
    </>
  )
}
