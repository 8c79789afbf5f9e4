import { RouterContextProvider } from 'react-router'
import { localeByCode, locales } from '../../../src/contract/locales.ts'
import type { Member } from '../../../src/contract/member/member.ts'
import type { PublicConfig } from '../../../src/contract/page-platform.ts'
import { languageContext } from '../../../src/web/locale/language.ts'
import { viewsContext } from '../../../src/web/product/load-item-places.ts'
import { viewsIn } from '../../../src/web/product/product-views.ts'
import { products } from '../../../src/web/products.tsx'
import * as contexts from '../../../src/web/session/contexts.ts'
import { createAuth } from '../../../src/web/session/tokens/auth.ts'
import type { Consent } from '../../../src/web/session/visitor/consent.ts'
import { deviceOf } from '../../../src/web/session/visitor/device.ts'
import { identify } from '../../../src/web/session/visitor/identify.ts'
import { siteCookies } from '../../../src/web/session/visitor/site-cookies.ts'

/** The consent of visitors who aren't asked for it. */
export const allowingAll: Consent = {
  statistics: true,
  marketing: true,
  isAsked: false,
  isRefusedByBrowser: false,
}

interface PageContextOptions {
  /** The request's cookies. */
  jar?: Record<string, string>
  locale?: string
  config?: Partial<PublicConfig>
  /** The front API's responses by path, `/v1/member/get`; empty results by default. */
  answers?: Record<string, (sent: Request) => Response>
  /** The signed-in member; nobody by default. */
  member?: Pick<Member, 'is_agent'>
  userAgent?: string
  consent?: Consent
}

/** Returns the context of loaders and actions, with a fake front API that records its calls. */
export function pageContext(options: PageContextOptions = {}) {
  const { jar = {}, locale = 'en', answers = {}, member, config, userAgent = '' } = options
  const { consent = allowingAll } = options
  const cookies = siteCookies(new Map(Object.entries(jar)), { origin: 'http://a.example' })
  const identity = identify(cookies, { cookieDomain: undefined }, consent)
  const auth = createAuth(cookies, () => Promise.reject(new Error('nothing is refreshed here')))
  const context = new RouterContextProvider()
  const calls: { path: string; authorization: string | null; body: string }[] = []
  context.set(contexts.cookiesContext, cookies)
  context.set(contexts.identityContext, identity)
  context.set(contexts.authContext, auth)
  context.set(viewsContext, viewsIn(products))
  context.set(contexts.memberContext, async () => member as Member | undefined)
  const found = localeByCode(locale) ?? locales[0]
  context.set(languageContext, { locale: found, words: { t: (id: string) => id } } as never)
  context.set(contexts.visitorContext, {
    locale: found,
    country: 'TW',
    countryAssumed: false,
    currency: 'TWD',
    theme: undefined,
    consent,
    device: deviceOf(userAgent),
  })
  context.set(contexts.platformContext, {
    requestId: 'trace-1',
    publicConfig: {
      origin: 'http://a.example',
      cookieDomain: undefined,
      agencyZone: 'UTC',
      ...config,
    },
    frontApi: async (sent: Request) => {
      const path = new URL(sent.url).pathname.replace('/front', '')
      if (path.endsWith('/csrf')) return Response.json({ result: 'marker' })
      const authorization = sent.headers.get('authorization')
      calls.push({ path, authorization, body: await sent.text() })
      return answers[path]?.(sent) ?? Response.json({ result: {} })
    },
  } as never)
  return { context, cookies, identity, calls }
}
