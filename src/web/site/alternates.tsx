import { useLocale } from '../locale/language.ts'
import { canonicalOf } from '../locale/url.ts'
import { usePublicConfig } from '../session/page-state/page-state.tsx'

// Browsers don't load the list of languages for it.
const languages = import.meta.env.SSR ? await import('./other-languages.tsx') : undefined

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
      {languages && <languages.OtherLanguages origin={origin} pathname={pathname} />}
    </>
  )
}
