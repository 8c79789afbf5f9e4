import { parseAccept } from 'hono/utils/accept'
import { cookies } from '../../contract/headers.ts'
import { defaultLocale, localeByCode, locales } from '../../contract/locales.ts'

/** The served locale an Accept-Language header likes best; the default one when it likes none. */
export function acceptedLocale(header: string | null): string {
  for (const { type, q } of parseAccept(header ?? '')) {
    const code = q > 0 && localeOfTag(type.toLowerCase())
    if (code) return code
  }
  return defaultLocale
}

// Names that browsers send for locales that stand under another code here.
const sameAs: Readonly<Record<string, string>> = { fil: 'tl', no: 'nb', nn: 'nb', in: 'id' }

function localeOfTag(tag: string): string | undefined {
  const [language = ''] = tag.split('-')
  if (language === 'zh') return /hant|tw|hk|mo/.test(tag) ? 'zh-tw' : 'zh'
  const code = sameAs[language] ?? language
  return locales.find((each) => each.code === code)?.code
}

/** The locale for an address that has none: the cookie's, else what Accept-Language likes best (S2.81). */
export const askedLocale = (request: Request, jar: ReadonlyMap<string, string>): string =>
  localeByCode(jar.get(cookies.language) ?? '')?.code ??
  acceptedLocale(request.headers.get('accept-language'))
