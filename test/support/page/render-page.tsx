import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { format } from 'node:util'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { localeByCode, locales } from '../../../src/contract/locales.ts'
import type { PublicConfig } from '../../../src/contract/page-platform.ts'
import { compileWords } from '../../../src/contract/words/compile-words.ts'
import { addWords, openLanguages } from '../../../src/contract/words/languages.ts'
import { HotelScene } from '../../../src/web/hotel/scene/hotel-scene.tsx'
import { RoomDrawing } from '../../../src/web/hotel/scene/room-scene.tsx'
import { WordStore } from '../../../src/web/locale/word-store.ts'
import { ProductsContext } from '../../../src/web/product/product-views.ts'
import { products } from '../../../src/web/products.tsx'
import type { AuthState } from '../../../src/web/session/member/auth-state.ts'
import { AuthStore } from '../../../src/web/session/member/auth-store.ts'
import {
  type PageState,
  PageStateProvider,
} from '../../../src/web/session/page-state/page-state.tsx'
import type { Consent } from '../../../src/web/session/visitor/consent.ts'
import { deviceOf } from '../../../src/web/session/visitor/device.ts'
import { allowingAll } from './page-context.ts'

const folder = join(import.meta.dirname, '../../../locale/en')
const namespaces = globSync('*.json', { cwd: folder }).map((file) => basename(file, '.json'))

const wordsOf = (namespace: string) =>
  compileWords(namespace, JSON.parse(readFileSync(join(folder, `${namespace}.json`), 'utf8')))

// Pictures are drawn by scripts of their own, which their first use loads: here before any test.
const nothing = { beds: [], hasBalcony: false, isAccessible: false, seed: 1 }
for (const [picture, load] of [
  [
    <HotelScene key="hotel" scene={{ view: 'facade', setting: 'city', seed: 1 }} />,
    () => import('../../../src/web/hotel/scene/drawn-scene.tsx'),
  ],
  [
    <RoomDrawing key="room" picture={nothing} label="" />,
    () => import('../../../src/web/hotel/scene/drawn-room.tsx'),
  ],
] as const) {
  try {
    renderToStaticMarkup(picture)
  } catch {
    await load()
  }
}

interface Surroundings {
  config?: Partial<PublicConfig>
  auth?: AuthState
  /** Its path. */
  path?: string
  userAgent?: string
  /** The page's language; messages are English in each. */
  locale?: string
  consent?: Consent
}

/** Returns the state of an English page. */
export function pageState({
  config = {},
  auth = { status: 'guest' },
  path = '/en',
  userAgent = '',
  locale: code = 'en',
  consent = allowingAll,
}: Surroundings): PageState {
  const locale = localeByCode(code) ?? locales[0]
  const languages = openLanguages(locale)
  for (const own of namespaces.map(wordsOf))
    addWords(languages, code === 'en' ? { own, english: {} } : { own: {}, english: own })
  return {
    visitor: {
      locale,
      country: 'MY',
      countryAssumed: false,
      currency: 'MYR',
      device: deviceOf(userAgent),
      theme: undefined,
      consent,
    },
    path,
    now: Date.now(),
    config: {
      version: '1.0.0',
      origin: 'http://localhost',
      production: false,
      sandbox: true,
      cookieDomain: undefined,
      debug: false,
      thbAffiliate: '',
      defaults: { language: 'en', country: 'MY', currency: 'USD' },
      stores: { appStore: '', playStore: '', appGallery: '' },
      downloads: { desktop: '', mobileWeb: '' },
      support: {
        email: 'help@sojourn.example',
        phone: '',
        from: '08:00',
        to: '22:00',
        zone: 'Asia/Kuala_Lumpur',
      },
      agencyZone: 'UTC',
      legalEntity: '',
      trackingDays: 90,
      answerHours: 24,
      flightSearch: { adult: 1, child: 0, infant: 0, onewayCountries: [] },
      flightResult: {
        expiryTime: 1_500_000,
        livecrawlMonitorDelay: 500,
        sessionWatcherInterval: 10_000,
      },
      ...config,
    },
    auth: new AuthStore(auth),
    words: new WordStore(languages, namespaces, async () => ({ own: {}, english: {} })),
  }
}

/** Renders an English page on the server; returns its text and its markup. Throws what React reports about it. */
export function renderPage(
  content: ReactNode,
  more: Surroundings = {},
): { html: string; text: string } {
  const router = createMemoryRouter([{ path: '*', element: content }], {
    initialEntries: [more.path ?? '/en/flight/search'],
  })
  const html = markupOf(
    <PageStateProvider state={pageState(more)}>
      <ProductsContext value={products}>
        <RouterProvider router={router} />
      </ProductsContext>
    </PageStateProvider>,
  )
  const text = html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
  return { html, text }
}

/** React reports lists without keys, unknown attributes and the like on the console, where no test would see them. */
function markupOf(page: ReactNode): string {
  const reported: string[] = []
  const { error } = console
  console.error = (...parts: unknown[]) => reported.push(format(...parts))
  try {
    const html = renderToStaticMarkup(page)
    if (reported.length > 0) throw new Error(reported.join('\n'))
    return html
  } finally {
    console.error = error
  }
}
