import { defaultLocale } from '../../contract/default-locale.ts'
import { locales } from '../../contract/locales.ts'
import { inLocale } from '../locale/locale-of-path.ts'
import { canonicalOf } from '../locale/url.ts'

/** Renders the links to a page's other languages. */
export function OtherLanguages({ origin, pathname }: { origin: string; pathname: string }) {
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
