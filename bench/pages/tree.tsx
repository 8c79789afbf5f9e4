import type { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  UNSAFE_decodeViaTurboStream as decode,
  type StaticHandlerContext,
  StaticRouterProvider,
  useLoaderData,
} from 'react-router'
import type { ResultsPageData } from '../../src/web/flight/results/load/results-data.ts'
import { ResultsPageView } from '../../src/web/flight/results/results-page.tsx'
import type { HotelResultsData } from '../../src/web/hotel/results/load/results-data.ts'
import { HotelResultsPageView } from '../../src/web/hotel/results/results-page.tsx'
import { type Packed, unpacked } from '../../src/web/render/packed.ts'
import type { AuthState } from '../../src/web/session/member/auth-state.ts'
import { AuthStore } from '../../src/web/session/member/auth-store.ts'
import { openPageState } from '../../src/web/session/page-state/open-page-state.server.ts'
import { type PageState, PageStateProvider } from '../../src/web/session/page-state/page-state.tsx'
import {
  PageStateScript,
  pageStateId,
} from '../../src/web/session/page-state/page-state-script.tsx'
import { SiteFrame } from '../../src/web/site/site-frame.tsx'
import css from '../../src/web/ui/style/site.css?inline'
import { SiteStyle } from '../../src/web/ui/style/site-style.tsx'
import { ToastProvider } from '../../src/web/ui/toast/toast.tsx'
import { userAgent } from '../browser.ts'

type Opening = Parameters<typeof openPageState>

/** Results of either product. */
type Results = Extract<ResultsPageData | HotelResultsData, { kind: 'results' }>

interface Rendered {
  shown: number
  found: number
  render(sink: Writable): Promise<void>
}

/**
 * Opens the results page's component tree with the data of an address; returns a function that renders it with React
 * alone.
 */
export async function openTree(address: URL, cookie: string): Promise<Rendered> {
  const data = await shownAt(address, cookie)
  const html = await (await fetch(address, { headers: { cookie, 'user-agent': userAgent } })).text()
  const json = new RegExp(`id="${pageStateId}"[^>]*>(.*?)</script>`).exec(html)?.[1] ?? ''
  const { state } = JSON.parse(json) as { state: PageState & { auth: AuthState } }
  const who = { ...state, auth: new AuthStore(state.auth) }
  const page = { publicConfig: state.config, nonce: 'bench' } as Opening[2]
  const { query, dataRoutes } = createStaticHandler([
    { path: '*', loader: () => data, Component: TreePage },
  ])
  const context = (await query(new Request(address))) as StaticHandlerContext
  const router = createStaticRouter(dataRoutes, context)
  return {
    ...sizeOf(data),
    async render(sink) {
      const { pipe } = renderToPipeableStream(
        <PageStateProvider state={await openPageState(who, css, page)}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </PageStateProvider>,
        {
          nonce: page.nonce,
          progressiveChunkSize: Number.MAX_SAFE_INTEGER,
          onAllReady: () => pipe(sink),
          // A rendering error must end the benchmark rather than hang it.
          onError: (error) => void sink.destroy(error as Error),
        },
      )
    },
  }
}

const sizeOf = (data: Results): Pick<Rendered, 'shown' | 'found'> =>
  'update' in data
    ? { shown: data.update.rows.length, found: data.whole?.total ?? data.update.rows.length }
    : { shown: data.rows.length, found: data.total }

/** Returns the page's loader data as browsers get it on a client-side navigation. */
async function shownAt(address: URL, cookie: string): Promise<Results> {
  const url = new URL(`${address.pathname}.data${address.search}`, address)
  const { body } = await fetch(url, { headers: { cookie, 'user-agent': userAgent } })
  const { value } = await decode(body as ReadableStream<Uint8Array>, globalThis)
  const routes = Object.values(
    value as Record<string, { data?: Packed<ResultsPageData | HotelResultsData> }>,
  )
  const [page] = routes.flatMap(({ data }) => (data?.json ? [unpacked(data)] : []))
  if (page?.kind !== 'results') throw new Error('The search was refused.')
  return page
}

/** Renders the document of `root.tsx` without the framework's parts. */
function TreePage() {
  const page = useLoaderData<Results>()
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <title>{page.title}</title>
        <SiteStyle />
      </head>
      <body>
        <ToastProvider>
          <SiteFrame>
            {'update' in page ? (
              <ResultsPageView data={page} />
            ) : (
              <HotelResultsPageView data={page} />
            )}
          </SiteFrame>
        </ToastProvider>
        <PageStateScript />
      </body>
    </html>
  )
}
