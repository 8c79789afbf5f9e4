import { parseAccept } from 'hono/utils/accept'
import { defaultLocale } from '../../contract/default-locale.ts'
import { cookies } from '../../contract/headers.ts'
import { localeByCode, locales } from '../../contract/locales.ts'

/** Returns the served locale that an Accept-Language header prefers, or the default one. */
export function acceptedLocale(header: string | null): string {
  for (const { type, q } of parseAccept(header ?? '')) {
    const code = q > 0 && localeOfTag(type.toLowerCase())
    if (code) return code
  }
  return defaultLocale
}

// Other codes that browsers send for our locales.
const sameAs: Readonly<Record<string, string>> = { fil: 'tl', no: 'nb', nn: 'nb', in: 'id' }

function localeOfTag(tag: string): string | undefined {
  const [language = ''] = tag.split('-')
  if (language === 'zh') return /hant|tw|hk|mo/.test(tag) ? 'zh-tw' : 'zh'
  const code = sameAs[language] ?? language
  return locales.find((each) => each.code === code)?.code
}

/** Returns the locale for a URL without one: the cookie's, otherwise the one that Accept-Language prefers (S2.81). */
export const askedLocale = (request: Request, jar: ReadonlyMap<string, string>): string =>
  localeByCode(jar.get(cookies.language) ?? '')?.code ??
  acceptedLocale(request.headers.get('accept-language'))
